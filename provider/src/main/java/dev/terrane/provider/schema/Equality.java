package dev.terrane.provider.schema;

/// Whether two spellings are one value. Has to be an equivalence, and a pure function.
///
/// @param <T> the type of the values
@FunctionalInterface
public interface Equality<T> {
  /// Compares two values that are not equal as they are spelled.
  ///
  /// @param stated what the user wrote or the state holds
  /// @param observed what the remote side or the new configuration says
  /// @return whether they mean the same
  boolean same(T stated, T observed);
}
