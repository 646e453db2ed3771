package dev.terrane.goplugin.process;

import java.time.Duration;
import java.util.Optional;

/// Notices that the process which started this one has gone. A host that was killed tells nobody,
/// and its plugins would stay.
public final class ParentWatch {
  private static final Duration INTERVAL = Duration.ofMillis(500);

  private final Optional<ProcessHandle> parent;

  private ParentWatch(Optional<ProcessHandle> parent) {
    this.parent = parent;
  }

  /// Remembers the parent of now. It may be process 1, which is normal in a container.
  public static ParentWatch begin() {
    return new ParentWatch(ProcessHandle.current().parent());
  }

  /// Looks from time to time whether the parent is still the same, and runs something once when it
  /// is not. Without a parent that the system shows us there is nothing to watch.
  public void whenGone(Runnable action) {
    if (parent.isPresent()) {
      Thread.ofVirtual().name("plugin-parent").start(() -> watch(parent.get(), action));
    }
  }

  private static void watch(ProcessHandle first, Runnable action) {
    try {
      while (isParent(first)) {
        Thread.sleep(INTERVAL);
      }
      action.run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// An orphan gets another parent, on systems that give it one.
  private static boolean isParent(ProcessHandle first) {
    return first.isAlive() && ProcessHandle.current().parent().equals(Optional.of(first));
  }
}
