package dev.terrane.goplugin.process;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import sun.misc.Signal;

/// The signals that reach this process.
public final class Interrupts {
  private static final String INTERRUPT = "INT";
  private static final String TERMINATE = "TERM";

  private Interrupts() {}

  /// Keeps the process alive at Ctrl-C, which a terminal sends to host and plugin alike: the host
  /// decides what happens, and tells by a call.
  ///
  /// @param counted told how many there were
  /// @return whether the system lets us
  public static boolean ignoreInterrupt(IntConsumer counted) {
    var count = new AtomicInteger();
    return handle(INTERRUPT, () -> counted.accept(count.incrementAndGet()));
  }

  /// Runs something at Ctrl-C instead of ending the process.
  public static boolean onInterrupt(Runnable action) {
    return handle(INTERRUPT, action);
  }

  /// Runs something at SIGTERM instead of ending the process.
  public static boolean onTerminate(Runnable action) {
    return handle(TERMINATE, action);
  }

  private static boolean handle(String name, Runnable action) {
    try {
      Signal.handle(new Signal(name), signal -> action.run());
      return true;
    } catch (IllegalArgumentException e) {
      // The JVM was told to leave signals alone (-Xrs), or the system has none of this name.
      return false;
    }
  }
}
