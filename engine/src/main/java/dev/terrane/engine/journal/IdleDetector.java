package dev.terrane.engine.journal;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/// Waits for the end of the calls of a session, which the protocol does not mark: until Terraform
/// has sent the prior states of a plan, and before a session counts as ended regularly.
/// Thread-safe.
public final class IdleDetector {
  private static final Duration MOMENT = Duration.ofMillis(500);

  private static final Duration STEP = Duration.ofMillis(10);

  /// A CLI that is interrupted twice calls Shutdown and StopProvider at the same time. Each apply
  /// that creates objects takes this time longer.
  private static final Duration END = Duration.ofMillis(10);

  private static final Duration END_STEP = Duration.ofMillis(1);

  private final Duration moment;
  private final Duration end;
  private final AtomicInteger busy = new AtomicInteger();
  private final AtomicLong begun = new AtomicLong();
  private final AtomicLong last = new AtomicLong(System.nanoTime());

  IdleDetector() {
    this(MOMENT, END);
  }

  private IdleDetector(Duration moment, Duration end) {
    this.moment = moment;
    this.end = end;
  }

  /// Waits for no other calls, for a session whose calls are made one after the other.
  public static IdleDetector ofSequence() {
    return new IdleDetector(Duration.ZERO, Duration.ZERO);
  }

  /// A call that is running until this is closed.
  @FunctionalInterface
  public interface Activity extends AutoCloseable {
    @Override
    void close();
  }

  Activity begin() {
    busy.incrementAndGet();
    begun.incrementAndGet();
    return () -> {
      seen();
      busy.decrementAndGet();
    };
  }

  void seen() {
    last.set(System.nanoTime());
  }

  private boolean isQuiet() {
    return busy.get() == 0 && System.nanoTime() - last.get() >= moment.toNanos();
  }

  /// Waits until no call is running and none has ended for a while. Returns early if the calling
  /// thread is interrupted.
  void await() {
    try {
      while (!isQuiet()) {
        Thread.sleep(STEP);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Whether no call is running, and none begins within a moment.
  ///
  /// @param isInterrupted ends the wait; then the answer is false
  boolean isEnd(BooleanSupplier isInterrupted) {
    var before = begun.get();
    var limit = System.nanoTime() + end.toNanos();
    try {
      while (!isInterrupted.getAsBoolean() && busy.get() == 0 && begun.get() == before) {
        if (System.nanoTime() - limit >= 0) {
          return true;
        }
        Thread.sleep(END_STEP);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return false;
  }
}
