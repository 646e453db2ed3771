package dev.terrane.provider.ephemeral;

import dev.terrane.provider.schema.Schema;

/// The model of an ephemeral resource: name, schema and views, without its methods. Tests and tools
/// use it to identify the ephemeral resource.
///
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
/// @param <State> the view of the result
public interface EphemeralResourceModel<Config, Input, State> {
  /// The ephemeral resource type without the provider's name.
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
  EphemeralViews<Config, Input, State> views();
}
