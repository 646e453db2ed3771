package dev.terrane.provider.resource;

import dev.terrane.provider.StoredState;
import dev.terrane.provider.schema.Schema;

/// The model of a managed resource: name, schema and views, without its methods. Tests and tools
/// use it to identify the resource type.
///
/// @param <Config> the view of the configuration
/// @param <Plan> the view of a plan
/// @param <Input> the view of what must be done
/// @param <Stored> the view of what the state holds, possibly incomplete
/// @param <State> the view of what is
/// @param <Id> the view of the identity
public interface ResourceModel<Config, Plan, Input, Stored extends StoredState, State, Id> {
  /// The resource type without the provider's own name.
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
  Views<Config, Plan, Input, Stored, State, Id> views();
}
