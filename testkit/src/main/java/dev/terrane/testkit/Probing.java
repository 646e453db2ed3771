package dev.terrane.testkit;

import dev.terrane.provider.Await;
import dev.terrane.provider.Failure;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;

/// A wait that probes without a pause, as often as is allowed: a test has no time, and a stand-in
/// moves on when it is looked at.
record Probing<T>(
    String what,
    Callable<? extends T> probe,
    List<Function<T, Optional<String>>> failures,
    List<Class<? extends Exception>> ignored,
    int steady,
    Patience patience)
    implements Await<T> {

  /// How often to probe, and what ends a wait before.
  record Patience(int probes, Optional<Instant> end, BooleanSupplier stopped) {
    boolean isOver() {
      return end.filter(moment -> !Instant.now().isBefore(moment)).isPresent();
    }

    @Override
    public String toString() {
      return isOver() ? "the deadline that this test has set" : probes + " probes of this test";
    }
  }

  static <T> Probing<T> of(String what, Callable<? extends T> probe, Patience patience) {
    return new Probing<>(what, probe, List.of(), List.of(), 1, patience);
  }

  @Override
  public Await<T> failWhen(Predicate<? super T> failed, Function<? super T, String> why) {
    var more = new ArrayList<>(failures);
    more.add(seen -> failed.test(seen) ? Optional.of(why.apply(seen)) : Optional.empty());
    return new Probing<>(what, probe, List.copyOf(more), ignored, steady, patience);
  }

  @Override
  public Await<T> ignoring(Class<? extends Exception> exception) {
    var more = new ArrayList<>(ignored);
    more.add(exception);
    return new Probing<>(what, probe, failures, List.copyOf(more), steady, patience);
  }

  @Override
  public Await<T> steadyFor(int times) {
    if (times < 1) {
      throw new IllegalArgumentException("steadyFor takes 1 or more, not " + times);
    }
    return new Probing<>(what, probe, failures, ignored, times, patience);
  }

  @Override
  public T until(Predicate<? super T> done) throws InterruptedException {
    Optional<T> seen = Optional.empty();
    var inARow = 0;
    for (var probes = 0; probes < patience.probes(); probes++) {
      if (Thread.interrupted() || patience.stopped().getAsBoolean()) {
        throw new InterruptedException("stopped while waiting for " + what);
      }
      seen = look();
      inARow = seen.filter(done).isPresent() ? inARow + 1 : 0;
      if (inARow >= steady) {
        return seen.orElseThrow();
      }
      if (patience.isOver()) {
        throw timeOut(seen);
      }
    }
    throw timeOut(seen);
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
      failure.apply(seen).ifPresent(this::fail);
    }
    return Optional.of(seen);
  }

  private void fail(String why) {
    throw new Failure("Failed while waiting for " + what, "It will not come: " + why);
  }

  private Failure failed(Exception e) {
    var reason = e.getMessage() == null ? "" : ": " + e.getMessage();
    return new Failure("Failed while waiting for " + what, e.getClass().getSimpleName() + reason)
        .because(e);
  }

  private Failure timeOut(Optional<T> seen) {
    var last = seen.map(state -> " The last that was seen: " + state + ".").orElse("");
    return new Failure(
        "Timed out waiting for " + what, "It did not come within " + patience + "." + last);
  }
}
