package dev.terrane.goplugin.process;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import sun.misc.Signal;

/// Handles the signals of this process.
public final class Interrupts {
  private static final String INTERRUPT = "INT";
  private static final String TERMINATE = "TERM";

  private Interrupts() {}

  /// Ignores Ctrl-C, which a terminal sends to host and plugin: the host handles it and calls the
  /// plugin.
  ///
  /// @param counted receives the number of interrupts so far
  /// @return whether the system supports that
  public static boolean ignoreInterrupt(IntConsumer counted) {
    var count = new AtomicInteger();
    return handle(INTERRUPT, () -> counted.accept(count.incrementAndGet()));
  }

  /// Runs an action at Ctrl-C instead of ending the process.
  public static boolean onInterrupt(Runnable action) {
    return handle(INTERRUPT, action);
  }

  /// Runs an action at SIGTERM instead of ending the process.
  public static boolean onTerminate(Runnable action) {
    return handle(TERMINATE, action);
  }

  private static boolean handle(String name, Runnable action) {
    try {
      Signal.handle(new Signal(name), signal -> action.run());
      return true;
    } catch (IllegalArgumentException e) {
      // The JVM ignores signals (-Xrs), or the system does not have this one.
      return false;
    }
  }
}
