package dev.terrane.provider.datasource;

import dev.terrane.provider.schema.Schema;

/// The model of a data source: name, schema and views, without its methods. Tests and tools use it
/// to identify the data source.
///
/// @param <Config> the view of the configuration
/// @param <Input> the view of what is asked for
/// @param <State> the view of what is
public interface DataSourceModel<Config, Input, State> {
  /// The data source's type without the provider's own name.
  ///
  /// @return lower-case letters, digits and underscores
  String name();

  /// The attributes and blocks. Must answer the same at every call.
  ///
  /// @return the schema
  Schema schema();

  /// How the views are read and written.
  ///
  /// @return a codec for each view
  DataViews<Config, Input, State> views();
}
