package dev.terrane.testkit;

import dev.terrane.provider.spi.Polling;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/// A polling policy without pauses and with a maximum number of probes. A test double advances its
/// state at each probe.
///
/// @param probes the maximum number of probes
/// @param end the deadline of the call, if it has one
/// @param stopped returns whether the test has stopped the call
record ProbeLimit(int probes, Optional<Instant> end, BooleanSupplier stopped)
    implements Polling.Policy {

  @Override
  public Polling.Timer begin() throws InterruptedException {
    goOn();
    var left = new AtomicInteger(probes);
    return new Polling.Timer() {
      @Override
      public boolean pause() throws InterruptedException {
        if (isOver() || left.decrementAndGet() < 1) {
          return false;
        }
        goOn();
        return true;
      }

      @Override
      public boolean pause(Duration pause) throws InterruptedException {
        return pause();
      }

      @Override
      public boolean isOver() {
        return end.filter(moment -> !Instant.now().isBefore(moment)).isPresent();
      }

      @Override
      public String toString() {
        return isOver() ? "the deadline of this test" : probes + " probes of this test";
      }
    };
  }

  private void goOn() throws InterruptedException {
    if (Thread.interrupted() || stopped.getAsBoolean()) {
      throw new InterruptedException("the test stops the call");
    }
  }
}
