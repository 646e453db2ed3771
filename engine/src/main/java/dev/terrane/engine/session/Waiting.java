package dev.terrane.engine.session;

import dev.terrane.provider.Await;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.OperationTimeouts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Predicate;

/// Probes with growing, jittered pauses.
record Waiting<T>(
    String what,
    Callable<? extends T> probe,
    List<Stop<T>> failures,
    List<Class<? extends Exception>> ignored,
    int steady,
    Pace pace)
    implements Await<T> {

  /// When a probe says that it will never come, and why.
  record Stop<T>(Predicate<? super T> when, Function<? super T, String> why) {}

  /// How long to pause, and how long at all where the call has no deadline.
  record Pace(Duration first, Duration longest, Duration limit, Deadline deadline) {
    static Pace normal(Deadline deadline) {
      return new Pace(
          Duration.ofMillis(500), Duration.ofSeconds(10), Duration.ofMinutes(20), deadline);
    }

    /// How much time is left of it.
    Duration left(long begin) {
      return deadline
          .left()
          .orElseGet(() -> limit.minus(Duration.ofNanos(System.nanoTime() - begin)));
    }

    boolean isOver(long begin) {
      return !left(begin).isPositive();
    }

    /// Not longer than there is time.
    long pause(long wanted, long begin) {
      return Math.max(0, Math.min(wanted, left(begin).toMillis() + 1));
    }
  }

  static <T> Waiting<T> of(String what, Callable<? extends T> probe, Deadline deadline) {
    return new Waiting<>(what, probe, List.of(), List.of(), 1, Pace.normal(deadline));
  }

  Waiting<T> paced(Pace other) {
    return new Waiting<>(what, probe, failures, ignored, steady, other);
  }

  @Override
  public Await<T> failWhen(Predicate<? super T> failed, Function<? super T, String> why) {
    var more = new ArrayList<>(failures);
    more.add(new Stop<>(failed, why));
    return new Waiting<>(what, probe, List.copyOf(more), ignored, steady, pace);
  }

  @Override
  public Await<T> ignoring(Class<? extends Exception> exception) {
    var more = new ArrayList<>(ignored);
    more.add(exception);
    return new Waiting<>(what, probe, failures, List.copyOf(more), steady, pace);
  }

  @Override
  public Await<T> steadyFor(int times) {
    if (times < 1) {
      throw new IllegalArgumentException("steadyFor takes 1 or more, not " + times);
    }
    return new Waiting<>(what, probe, failures, ignored, times, pace);
  }

  @Override
  public T until(Predicate<? super T> done) throws InterruptedException {
    var begin = System.nanoTime();
    var seen = new AtomicReference<Optional<T>>(Optional.empty());
    try {
      return until(done, seen, begin);
    } catch (InterruptedException e) {
      // The end of the time interrupts a probe as a stop of Terraform does.
      if (pace.deadline().isOver()) {
        throw timeOut(seen.get()).because(e);
      }
      throw e;
    }
  }

  private T until(Predicate<? super T> done, AtomicReference<Optional<T>> last, long begin)
      throws InterruptedException {
    var pause = pace.first().toMillis();
    var inARow = 0;
    while (true) {
      var seen = look();
      last.set(seen);
      inARow = seen.filter(done).isPresent() ? inARow + 1 : 0;
      if (inARow >= steady) {
        return seen.orElseThrow();
      }
      if (pace.isOver(begin)) {
        throw timeOut(seen);
      }
      var jittered = ThreadLocalRandom.current().nextLong(pause / 2, pause + 1);
      Thread.sleep(pace.pause(jittered, begin));
      pause = Math.min(pause * 3 / 2, pace.longest().toMillis());
    }
  }

  private Optional<T> look() throws InterruptedException {
    T seen;
    try {
      seen = probe.call();
    } catch (InterruptedException e) {
      throw e;
    } catch (Exception e) {
      if (ignored.stream().noneMatch(kind -> kind.isInstance(e))) {
        throw e instanceof RuntimeException unchecked ? unchecked : failed(e);
      }
      return Optional.empty();
    }
    for (var failure : failures) {
      if (failure.when().test(seen)) {
        throw new Failure(
            "Failed while waiting for " + what, "It will not come: " + failure.why().apply(seen));
      }
    }
    return Optional.of(seen);
  }

  private Failure failed(Exception e) {
    var reason = e.getMessage() == null ? "" : ": " + e.getMessage();
    return new Failure("Failed while waiting for " + what, e.getClass().getSimpleName() + reason)
        .because(e);
  }

  private Failure timeOut(Optional<T> seen) {
    var last = seen.map(state -> " The last that was seen: " + state + ".").orElse("");
    var when =
        pace.deadline().isOver()
            ? pace.deadline().toString()
            : OperationTimeouts.text(pace.limit());
    return new Failure(
        "Timed out waiting for " + what, "It did not come within " + when + "." + last);
  }
}
