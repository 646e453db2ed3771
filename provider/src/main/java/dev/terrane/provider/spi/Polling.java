package dev.terrane.provider.spi;

import dev.terrane.provider.Await;
import dev.terrane.provider.Failure;
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
/// @param failures the conditions that end the wait with a failure
/// @param ignored the types of exceptions of the probe that are ignored
/// @param steady the number of consecutive probes for which the condition must hold
/// @param policy the pauses and the time limit
/// @param <T> the type of value that the probe returns
public record Polling<T>(
    String what,
    Callable<? extends T> probe,
    List<Stop<T>> failures,
    List<Class<? extends Exception>> ignored,
    int steady,
    Policy policy)
    implements Await<T> {

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
    return new Polling<>(what, probe, List.of(), List.of(), 1, policy);
  }

  @Override
  public Await<T> failWhen(Predicate<? super T> failed, Function<? super T, String> why) {
    return new Polling<>(
        what, probe, with(failures, new Stop<>(failed, why)), ignored, steady, policy);
  }

  @Override
  public Await<T> ignoring(Class<? extends Exception> exception) {
    return new Polling<>(what, probe, failures, with(ignored, exception), steady, policy);
  }

  @Override
  public Await<T> steadyFor(int times) {
    if (times < 1) {
      throw new IllegalArgumentException("steadyFor takes 1 or more, not " + times);
    }
    return new Polling<>(what, probe, failures, ignored, times, policy);
  }

  private static <E> List<E> with(List<E> some, E another) {
    var all = new ArrayList<>(some);
    all.add(another);
    return List.copyOf(all);
  }

  @Override
  public T until(Predicate<? super T> done) throws InterruptedException {
    var timer = policy.begin();
    Optional<T> seen = Optional.empty();
    var inARow = 0;
    try {
      do {
        seen = look();
        inARow = seen.filter(done).isPresent() ? inARow + 1 : 0;
        if (inARow >= steady) {
          return seen.orElseThrow();
        }
      } while (timer.pause());
    } catch (InterruptedException e) {
      if (timer.isOver()) {
        throw timeOut(timer, seen).because(e);
      }
      throw e;
    }
    throw timeOut(timer, seen);
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
            "Failed while waiting for " + what,
            "The remote side reports a failure: " + failure.why().apply(seen));
      }
    }
    return Optional.of(seen);
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
