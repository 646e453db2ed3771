package dev.terrane.provider.datasource;

import dev.terrane.provider.schema.Schema;

/// The model of a data source: name, schema and views, without its methods. Tests use it to
/// identify the data source.
///
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
/// @param <State> the view of the new state
public interface DataSourceModel<Config, Input, State> {
  /// The data source type without the provider's name.
  ///
  /// @return lower-case letters, digits and underscores
  String name();

  /// The attributes and blocks. Must return the same result at every call.
  ///
  /// @return the schema
  Schema schema();

  /// The codecs of the views.
  ///
  /// @return a codec for each view
  DataViews<Config, Input, State> views();
}
