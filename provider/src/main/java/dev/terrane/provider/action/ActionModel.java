package dev.terrane.provider.action;

import dev.terrane.provider.schema.Schema;

/// The model of an action: name, schema and views, without its methods. Tests and tools use it to
/// identify the action.
///
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
public interface ActionModel<Config, Input> {
  /// The action type without the provider's name.
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
  ActionViews<Config, Input> views();
}
