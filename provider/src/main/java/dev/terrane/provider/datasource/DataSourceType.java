package dev.terrane.provider.datasource;

import dev.terrane.provider.Call;
import dev.terrane.provider.Part;

/// A data source over its views.
///
/// @param <C> the provider's client
/// @param <Config> the view of the configuration
/// @param <Input> the view of what is asked for
/// @param <State> the view of what is
public interface DataSourceType<C, Config, Input, State>
    extends Part<C>, DataSourceModel<Config, Input, State> {
  /// Reads. Called while planning when the configuration is wholly known, else while applying.
  ///
  /// @param call the call
  /// @param in what is asked for
  /// @return what is; arguments as they are configured
  /// @throws Exception any failure, also that there is no such thing
  State read(Call<C> call, Input in) throws Exception;
}
