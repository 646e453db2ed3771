package dev.terrane.provider;

import java.util.function.Function;
import java.util.function.Predicate;

/// A wait for the remote side: probes with growing, jittered pauses until a condition holds, and
/// ends at once when Terraform is stopped. Immutable.
///
/// @param <T> what the probe sees
public interface Await<T> {
  /// Gives up when the remote side reports that it will never come.
  ///
  /// @param failed whether a value is that state
  /// @param why the remote side's reason, for the user
  /// @return this wait with that condition
  Await<T> failWhen(Predicate<? super T> failed, Function<? super T, String> why);

  /// Takes an exception of the probe for "not yet".
  ///
  /// @param exception the kind to ignore
  /// @return this wait with that tolerance
  Await<T> ignoring(Class<? extends Exception> exception);

  /// Wants the condition to hold several times in a row, for remote sides that answer from
  /// replicas.
  ///
  /// @param times how often, at least 1
  /// @return this wait with that patience
  Await<T> steadyFor(int times);

  /// Waits.
  ///
  /// @param done whether the wait is over
  /// @return what the probe saw last
  /// @throws InterruptedException when Terraform is stopped
  /// @throws Failure when the time is over, or [#failWhen] holds
  T until(Predicate<? super T> done) throws InterruptedException;
}
