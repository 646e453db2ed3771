package dev.terrane.engine.session;

import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.spi.Polling;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/// Growing, jittered pauses between two probes of the remote side.
///
/// @param first the first pause
/// @param longest the longest pause
/// @param limit the time limit if the call has no deadline
/// @param deadline the end of the call
record BackoffPolicy(Duration first, Duration longest, Duration limit, Deadline deadline)
    implements Polling.Policy {
  static BackoffPolicy normal(Deadline deadline) {
    return new BackoffPolicy(
        Duration.ofMillis(500), Duration.ofSeconds(10), Duration.ofMinutes(20), deadline);
  }

  @Override
  public Polling.Timer begin() {
    return new Pauses(System.nanoTime());
  }

  /// The pauses of one wait.
  private final class Pauses implements Polling.Timer {
    private final long begin;
    private long pause = first.toMillis();

    Pauses(long begin) {
      this.begin = begin;
    }

    @Override
    public boolean pause() throws InterruptedException {
      var jittered = ThreadLocalRandom.current().nextLong(pause / 2, pause + 1);
      pause = Math.min(pause * 3 / 2, longest.toMillis());
      return pause(Duration.ofMillis(jittered));
    }

    @Override
    public boolean pause(Duration exactly) throws InterruptedException {
      var left = left();
      if (!left.isPositive()) {
        return false;
      }
      Thread.sleep(exactly.compareTo(left) < 0 ? exactly : left.plusMillis(1));
      return true;
    }

    private Duration left() {
      return deadline
          .left()
          .orElseGet(() -> limit.minus(Duration.ofNanos(System.nanoTime() - begin)));
    }

    @Override
    public boolean isOver() {
      return deadline.isOver();
    }

    @Override
    public String toString() {
      return deadline.isOver() ? deadline.toString() : OperationTimeouts.text(limit);
    }
  }
}
