package dev.terrane.provider.validation;

import dev.terrane.provider.schema.Check;

/// A check with a name, which [CheckedBy] applies to components and parameters.
///
/// @param <T> the type of the values
@FunctionalInterface
public interface Checker<T> {
  /// The check. Called once for each component or parameter.
  ///
  /// @return the check; its rule must be a pure function
  Check<? super T> check();
}
