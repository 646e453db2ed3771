package dev.terrane.provider.spi;

import dev.terrane.provider.Await;
import dev.terrane.provider.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Predicate;

/// Looks at the remote side again and again. How often, and for how long, is for its rhythm to say:
/// in earnest with pauses, in a test without.
///
/// @param what what is waited for, in words
/// @param probe looks at the remote side
/// @param failures what it may see that ends the wait
/// @param ignored failures of the probe that mean nothing
/// @param steady how often in a row it has to be there
/// @param rhythm how often to look, and for how long
/// @param <T> what is seen
public record Polling<T>(
    String what,
    Callable<? extends T> probe,
    List<Stop<T>> failures,
    List<Class<? extends Exception>> ignored,
    int steady,
    Policy rhythm)
    implements Await<T> {

  /// When a probe says that it will never come, and why.
  ///
  /// @param when whether what was seen says so
  /// @param why the reason, in words
  /// @param <T> what is seen
  public record Stop<T>(Predicate<? super T> when, Function<? super T, String> why) {}

  /// How often to look, and for how long.
  public interface Policy {
    /// {@return the beat of one wait, which begins now}
    ///
    /// @throws InterruptedException when there shall be no wait
    Timer begin() throws InterruptedException;
  }

  /// The pauses of one wait. Its text says how long it may take, as in `20m`.
  public interface Timer {
    /// Pauses before the next look.
    ///
    /// @return whether there is time for one
    /// @throws InterruptedException when the wait shall end
    boolean pause() throws InterruptedException;

    /// {@return whether the time is over, which interrupts a probe as a stop of Terraform does}
    boolean isOver();
  }

  /// A wait that no failure ends.
  ///
  /// @param what what is waited for, in words
  /// @param probe looks at the remote side
  /// @param rhythm how often to look, and for how long
  /// @param <T> what is seen
  /// @return the wait
  public static <T> Polling<T> of(String what, Callable<? extends T> probe, Policy rhythm) {
    return new Polling<>(what, probe, List.of(), List.of(), 1, rhythm);
  }

  @Override
  public Await<T> failWhen(Predicate<? super T> failed, Function<? super T, String> why) {
    return new Polling<>(
        what, probe, with(failures, new Stop<>(failed, why)), ignored, steady, rhythm);
  }

  @Override
  public Await<T> ignoring(Class<? extends Exception> exception) {
    return new Polling<>(what, probe, failures, with(ignored, exception), steady, rhythm);
  }

  @Override
  public Await<T> steadyFor(int times) {
    if (times < 1) {
      throw new IllegalArgumentException("steadyFor takes 1 or more, not " + times);
    }
    return new Polling<>(what, probe, failures, ignored, times, rhythm);
  }

  private static <E> List<E> with(List<E> some, E another) {
    var all = new ArrayList<>(some);
    all.add(another);
    return List.copyOf(all);
  }

  @Override
  public T until(Predicate<? super T> done) throws InterruptedException {
    var beat = rhythm.begin();
    Optional<T> seen = Optional.empty();
    var inARow = 0;
    try {
      do {
        seen = look();
        inARow = seen.filter(done).isPresent() ? inARow + 1 : 0;
        if (inARow >= steady) {
          return seen.orElseThrow();
        }
      } while (beat.pause());
    } catch (InterruptedException e) {
      if (beat.isOver()) {
        throw timeOut(beat, seen).because(e);
      }
      throw e;
    }
    throw timeOut(beat, seen);
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

  private Failure timeOut(Timer beat, Optional<T> seen) {
    var last = seen.map(state -> " Last observed state: " + state + ".").orElse("");
    return new Failure(
        "Timed out waiting for " + what, "The condition did not hold within " + beat + "." + last);
  }
}
