package dev.terrane.provider.datasource;

import dev.terrane.provider.Call;
import dev.terrane.provider.Part;
import dev.terrane.provider.schema.Schema;

/// A data source over its views.
///
/// @param <C> the provider's client
/// @param <Config> the view of the configuration
/// @param <Input> the view of what is asked for
/// @param <State> the view of what is
public interface DataSourceType<C, Config, Input, State> extends Part<C> {
  /// The attributes and blocks. Must answer the same at every call.
  ///
  /// @return the schema
  Schema schema();

  /// How the views are read and written.
  ///
  /// @return a codec for each view
  DataViews<Config, Input, State> views();

  /// Reads. Called while planning when the configuration is wholly known, else while applying.
  ///
  /// @param call the call
  /// @param in what is asked for
  /// @return what is; arguments as they are configured
  /// @throws Exception any failure, also that there is no such thing
  State read(Call<C> call, Input in) throws Exception;
}
