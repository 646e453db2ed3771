package dev.terrane.provider;

import java.time.Duration;
import java.util.function.Function;
import java.util.function.Predicate;

/// Waits until the remote side reaches a state. It calls a probe repeatedly, with increasing,
/// jittered pauses, until a condition holds. Stopping Terraform interrupts it. Immutable.
///
/// @param <T> the type of value that the probe returns
public interface Await<T> {
  /// Fails when the remote side reports a state from which the condition cannot become true.
  ///
  /// @param failed returns true for such a value
  /// @param why returns the remote side's reason, which is shown to the user
  /// @return a wait with this condition added
  Await<T> failWhen(Predicate<? super T> failed, Function<? super T, String> why);

  /// Ignores exceptions of the probe: the probe is called again after a pause.
  ///
  /// @param exception the type to ignore, with its subtypes
  /// @return a wait that ignores this type too
  Await<T> ignoring(Class<? extends Exception> exception);

  /// Defines what an exception of the probe means by which the remote side reports that the object
  /// does not exist. Without it, a wait for a deletion fails when the object is gone.
  ///
  /// @param notFound the type of the exception, with its subtypes
  /// @param gone the value that the probe would return; conditions are applied to it
  /// @return a wait with this rule added
  Await<T> goneMeans(Class<? extends Exception> notFound, T gone);

  /// Sets a pause before the first probe, for a remote side that never completes sooner. By default
  /// the first probe is immediate.
  ///
  /// @param pause the pause
  /// @return a wait with this pause
  Await<T> after(Duration pause);

  /// Sets a fixed pause between two probes, instead of increasing ones.
  ///
  /// @param pause the pause, positive
  /// @return a wait with this pause
  /// @throws IllegalArgumentException if the pause is not positive
  Await<T> every(Duration pause);

  /// Requires the condition to hold for several consecutive probes, for remote sides that are
  /// eventually consistent.
  ///
  /// @param times the number of consecutive probes, at least 1
  /// @return a wait with this requirement
  Await<T> steadyFor(int times);

  /// Waits until a condition holds.
  ///
  /// @param done returns true for a value that ends the wait
  /// @return the last value that the probe returned
  /// @throws InterruptedException when Terraform is stopped
  /// @throws Failure when the deadline of the call has passed, when a [#failWhen] condition holds,
  ///   or when the probe throws a checked exception that is not ignored
  T until(Predicate<? super T> done) throws InterruptedException;
}
