package dev.terrane.provider.list;

import dev.terrane.provider.Call;

/// The context of a call of [ListResourceType#list]. It also returns the options of the `list`
/// block, from which a provider can choose the size of a page or the fields to request. The
/// framework applies both options itself.
///
/// @param <C> the provider's client
public interface ListCall<C> extends Call<C> {
  /// The maximum number of results.
  ///
  /// @return the limit, at least 1
  long limit();

  /// Whether the results will contain the states, so that the framework will call
  /// [Listed#state()][Listed#state].
  ///
  /// @return the value of `include_resource`
  boolean includesResource();
}
