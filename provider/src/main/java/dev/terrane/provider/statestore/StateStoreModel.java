package dev.terrane.provider.statestore;

import dev.terrane.provider.schema.Schema;

/// The model of a state store: name, schema and views, without its methods. Tests and tools use it
/// to identify the state store.
///
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
public interface StateStoreModel<Config, Input> {
  /// The state store's type without the provider's name.
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
  StateStoreViews<Config, Input> views();
}
