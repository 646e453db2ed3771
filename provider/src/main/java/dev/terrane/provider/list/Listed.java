package dev.terrane.provider.list;

import java.util.Optional;
import java.util.concurrent.Callable;

/// A result of a list resource: `Listed.of(id, displayName, () -> state)`.
///
/// @param id the identity; required for import attributes must be present
/// @param displayName the name of the object for users
/// @param state reads the state, or returns empty for an object that no longer exists, which is not
///   listed then; called at most once, and only if the results contain the states
/// @param <Id> the view of the managed resource's identity
/// @param <State> the view of the managed resource's state
public record Listed<Id, State>(Id id, String displayName, Callable<Optional<State>> state) {
  /// Returns a result whose object exists.
  ///
  /// @param id the identity
  /// @param displayName the name of the object for users
  /// @param state returns the state, as the managed resource's `read` does; must not return null
  /// @param <Id> the view of the identity
  /// @param <State> the view of the state
  /// @return the result
  public static <Id, State> Listed<Id, State> of(
      Id id, String displayName, Callable<? extends State> state) {
    return new Listed<>(id, displayName, () -> Optional.of(state.call()));
  }

  /// Returns a result whose object may have been deleted since it was listed.
  ///
  /// @param id the identity
  /// @param displayName the name of the object for users
  /// @param state returns the state, as the managed resource's `read` does; empty omits the result
  /// @param <Id> the view of the identity
  /// @param <State> the view of the state
  /// @return the result
  public static <Id, State> Listed<Id, State> ifFound(
      Id id, String displayName, Callable<Optional<State>> state) {
    return new Listed<>(id, displayName, state);
  }

  /// {@return a text without the state, which may contain secrets}
  @Override
  public String toString() {
    return "Listed[" + displayName + "]";
  }
}
