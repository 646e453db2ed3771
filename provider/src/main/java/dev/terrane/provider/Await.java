package dev.terrane.provider;

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
