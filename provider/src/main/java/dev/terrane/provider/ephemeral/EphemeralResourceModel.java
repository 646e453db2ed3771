package dev.terrane.provider.ephemeral;

import dev.terrane.provider.schema.Schema;

/// The model of an ephemeral resource: name, schema and views, without its methods. Tests and tools
/// use it to identify the ephemeral resource.
///
/// @param <Config> the view of the configuration
/// @param <Input> the view of what is asked for
/// @param <State> the view of what is opened
public interface EphemeralResourceModel<Config, Input, State> {
  /// The ephemeral resource's type without the provider's own name.
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
  EphemeralViews<Config, Input, State> views();
}
