package dev.terrane.engine.journal;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/// Waits until Terraform has told which objects it knows. Nothing says that it has told the last,
/// so a moment in which it tells nothing is taken for that.
public final class Quiet {
  private static final Duration MOMENT = Duration.ofMillis(500);
  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final Duration LOOK = Duration.ofMillis(20);

  private final AtomicInteger busy = new AtomicInteger();
  private final AtomicLong last = new AtomicLong(System.nanoTime());

  Quiet() {}

  /// Something that is under way until it is closed.
  @FunctionalInterface
  public interface Busy extends AutoCloseable {
    @Override
    void close();
  }

  Busy begin() {
    busy.incrementAndGet();
    return () -> {
      seen();
      busy.decrementAndGet();
    };
  }

  void seen() {
    last.set(System.nanoTime());
  }

  private boolean isQuiet() {
    return busy.get() == 0 && System.nanoTime() - last.get() >= MOMENT.toNanos();
  }

  /// Waits for a quiet moment, but not for ever.
  void await() {
    var end = System.nanoTime() + LIMIT.toNanos();
    try {
      while (!isQuiet() && System.nanoTime() - end < 0) {
        Thread.sleep(LOOK);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
