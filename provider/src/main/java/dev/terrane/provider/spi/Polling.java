package dev.terrane.provider.spi;

import dev.terrane.provider.Await;
import dev.terrane.provider.Failure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Predicate;

/// The implementation of [Await]. The policy defines the pauses and the time limit: tests use one
/// without pauses.
///
/// @param what the expected state, for messages
/// @param probe reads the remote side
/// @param options the conditions and pauses
/// @param policy the pauses and the time limit
/// @param <T> the type of value that the probe returns
public record Polling<T>(
    String what, Callable<? extends T> probe, Options<T> options, Policy policy)
    implements Await<T> {

  /// The conditions and pauses of a wait.
  ///
  /// @param failures the conditions that end the wait with a failure
  /// @param exceptions the meanings of exceptions of the probe
  /// @param consecutive the number of consecutive probes for which the condition must hold
  /// @param first the pause before the first probe; zero for none
  /// @param every the fixed pause between probes; zero for the pauses of the policy
  /// @param <T> the type of value that the probe returns
  public record Options<T>(
      List<Stop<T>> failures,
      List<Meaning<T>> exceptions,
      int consecutive,
      Duration first,
      Duration every) {
    static <T> Options<T> none() {
      return new Options<>(List.of(), List.of(), 1, Duration.ZERO, Duration.ZERO);
    }

    Options<T> failingWhen(Stop<T> failure) {
      return new Options<>(with(failures, failure), exceptions, consecutive, first, every);
    }

    Options<T> reading(Meaning<T> meaning) {
      return new Options<>(failures, with(exceptions, meaning), consecutive, first, every);
    }

    Options<T> steadyFor(int times) {
      return new Options<>(failures, exceptions, times, first, every);
    }

    Options<T> after(Duration pause) {
      return new Options<>(failures, exceptions, consecutive, pause, every);
    }

    Options<T> every(Duration pause) {
      return new Options<>(failures, exceptions, consecutive, first, pause);
    }

    private static <E> List<E> with(List<E> some, E another) {
      var all = new ArrayList<>(some);
      all.add(another);
      return List.copyOf(all);
    }
  }

  /// The meaning of an exception of the probe.
  ///
  /// @param exception the type, with its subtypes
  /// @param value the value to read it as; empty to ignore it
  /// @param <T> the type of value that the probe returns
  public record Meaning<T>(Class<? extends Exception> exception, Optional<T> value) {}

  /// A condition that ends the wait with a failure.
  ///
  /// @param when tests a value of the probe
  /// @param why returns the reason, for the user
  /// @param <T> the type of value that the probe returns
  public record Stop<T>(Predicate<? super T> when, Function<? super T, String> why) {}

  /// The pauses and the time limit of waits.
  public interface Policy {
    /// {@return the timer of a wait that begins now}
    ///
    /// @throws InterruptedException when Terraform has been stopped
    Timer begin() throws InterruptedException;
  }

  /// The timer of one wait. `toString` returns the time limit, such as `20m`.
  public interface Timer {
    /// Pauses before the next probe.
    ///
    /// @return false when the time limit has passed
    /// @throws InterruptedException when the wait must end
    boolean pause() throws InterruptedException;

    /// Pauses for a time, but not longer than until the time limit.
    ///
    /// @param pause the pause
    /// @return false when the time limit has passed
    /// @throws InterruptedException when the wait must end
    boolean pause(Duration pause) throws InterruptedException;

    /// {@return whether the time limit has passed. It interrupts the probe, as stopping Terraform
    /// does}
    boolean isOver();
  }

  /// Creates a wait without failure conditions.
  ///
  /// @param what the expected state, for messages
  /// @param probe reads the remote side
  /// @param policy the pauses and the time limit
  /// @param <T> the type of value that the probe returns
  /// @return the wait
  public static <T> Polling<T> of(String what, Callable<? extends T> probe, Policy policy) {
    return new Polling<>(what, probe, Options.none(), policy);
  }

  private Polling<T> with(Options<T> other) {
    return new Polling<>(what, probe, other, policy);
  }

  @Override
  public Await<T> failWhen(Predicate<? super T> failed, Function<? super T, String> why) {
    return with(options.failingWhen(new Stop<>(failed, why)));
  }

  @Override
  public Await<T> ignoring(Class<? extends Exception> exception) {
    return with(options.reading(new Meaning<>(exception, Optional.empty())));
  }

  @Override
  public Await<T> goneMeans(Class<? extends Exception> notFound, T gone) {
    return with(options.reading(new Meaning<>(notFound, Optional.of(gone))));
  }

  @Override
  public Await<T> steadyFor(int times) {
    if (times < 1) {
      throw new IllegalArgumentException("steadyFor takes 1 or more, not " + times);
    }
    return with(options.steadyFor(times));
  }

  @Override
  public Await<T> after(Duration pause) {
    return with(options.after(pause));
  }

  @Override
  public Await<T> every(Duration pause) {
    if (!pause.isPositive()) {
      throw new IllegalArgumentException("every takes a positive duration, not " + pause);
    }
    return with(options.every(pause));
  }

  @Override
  public T until(Predicate<? super T> done) throws InterruptedException {
    var timer = policy.begin();
    Optional<T> seen = Optional.empty();
    var inARow = 0;
    try {
      if (options.first().isPositive() && !timer.pause(options.first())) {
        throw timeOut(timer, seen);
      }
      do {
        seen = look();
        inARow = seen.filter(done).isPresent() ? inARow + 1 : 0;
        if (inARow >= options.consecutive()) {
          return seen.orElseThrow();
        }
      } while (pause(timer));
    } catch (InterruptedException e) {
      if (timer.isOver()) {
        throw timeOut(timer, seen).because(e);
      }
      throw e;
    }
    throw timeOut(timer, seen);
  }

  private boolean pause(Timer timer) throws InterruptedException {
    return options.every().isPositive() ? timer.pause(options.every()) : timer.pause();
  }

  private Optional<T> look() throws InterruptedException {
    Optional<T> seen;
    try {
      seen = Optional.of(probe.call());
    } catch (InterruptedException e) {
      throw e;
    } catch (Exception e) {
      seen = meaning(e);
    }
    seen.ifPresent(this::check);
    return seen;
  }

  private Optional<T> meaning(Exception e) {
    for (var meaning : options.exceptions()) {
      if (meaning.exception().isInstance(e)) {
        return meaning.value();
      }
    }
    throw e instanceof RuntimeException unchecked ? unchecked : failed(e);
  }

  private void check(T seen) {
    for (var failure : options.failures()) {
      if (failure.when().test(seen)) {
        throw new Failure(
            "Failed while waiting for " + what,
            "The remote side reports a failure: " + failure.why().apply(seen));
      }
    }
  }

  private Failure failed(Exception e) {
    var reason = e.getMessage() == null ? "" : ": " + e.getMessage();
    return new Failure("Failed while waiting for " + what, e.getClass().getSimpleName() + reason)
        .because(e);
  }

  private Failure timeOut(Timer timer, Optional<T> seen) {
    var last = seen.map(state -> " Last observed state: " + state + ".").orElse("");
    return new Failure(
        "Timed out waiting for " + what, "The condition did not hold within " + timer + "." + last);
  }
}
