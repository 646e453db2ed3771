package dev.terrane.provider.spi;

/// The input of a nested object whose state is partly returned by the remote side.
///
/// @param <I> the view itself
/// @param <S> the record that answers
public interface NestedInput<I, S> {
  /// Whether it asks for nothing else than another one. What is left open asks for nothing.
  ///
  /// @param before what was asked for, or what is
  /// @return true when nothing is to change
  boolean keeps(I before);

  /// Completes it.
  ///
  /// @param observed what the remote side says
  /// @return what must be done where it is said, what was observed elsewhere
  S toStateFrom(S observed);
}
