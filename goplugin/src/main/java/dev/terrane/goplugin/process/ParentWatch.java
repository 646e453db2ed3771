package dev.terrane.goplugin.process;

import java.time.Duration;
import java.util.Optional;

/// Detects the end of the process that has started this one. A host that is killed does not end its
/// plugins.
public final class ParentWatch {
  private static final Duration INTERVAL = Duration.ofMillis(500);

  private final Optional<ProcessHandle> parent;

  private ParentWatch(Optional<ProcessHandle> parent) {
    this.parent = parent;
  }

  /// Starts with the current parent. It may be process 1, which is normal in a container.
  public static ParentWatch begin() {
    return new ParentWatch(ProcessHandle.current().parent());
  }

  /// Checks repeatedly whether the parent is the same, and runs an action once when it is not. Does
  /// nothing when the system does not show the parent.
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

  /// Orphans have another parent on most systems.
  private static boolean isParent(ProcessHandle first) {
    return first.isAlive() && ProcessHandle.current().parent().equals(Optional.of(first));
  }
}
