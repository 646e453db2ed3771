package dev.terrane.provider.spi;

/// The planned values of a nested object, some of whose attributes are computed.
///
/// @param <I> the view itself
/// @param <S> the record of the complete object
public interface NestedInput<I, S> {
  /// Whether these planned values change nothing in a prior object. Unknown values do not count as
  /// changes.
  ///
  /// @param before the prior object
  /// @return true when nothing changes
  boolean keeps(I before);

  /// Completes the planned values with the values of the remote object.
  ///
  /// @param observed the values of the remote object
  /// @return the planned values, with the remote object's values for those that are unknown
  S toStateFrom(S observed);
}
