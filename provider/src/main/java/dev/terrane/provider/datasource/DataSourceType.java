package dev.terrane.provider.datasource;

import dev.terrane.provider.Call;
import dev.terrane.provider.Part;

/// A data source. Its type parameters are the Java types of its data, the views.
///
/// @param <C> the provider's client
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
/// @param <State> the view of the new state
public interface DataSourceType<C, Config, Input, State>
    extends Part<C>, DataSourceModel<Config, Input, State> {
  /// Reads the data source. Called during plan when the configuration is wholly known, otherwise
  /// during apply.
  ///
  /// @param call the context of this call
  /// @param in the arguments
  /// @return the result; arguments must have their configured values
  /// @throws Exception any failure, also when no object matches
  State read(Call<C> call, Input in) throws Exception;
}
