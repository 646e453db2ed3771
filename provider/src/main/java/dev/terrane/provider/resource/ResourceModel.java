package dev.terrane.provider.resource;

import dev.terrane.provider.StoredState;
import dev.terrane.provider.schema.Schema;

/// The model of a managed resource: name, schema and views, without its methods. Tests use it to
/// identify the resource type.
///
/// @param <Config> the view of the configuration
/// @param <Plan> the view of a plan
/// @param <Input> the view of the planned values that create and update receive
/// @param <Stored> the view of the stored state, possibly incomplete
/// @param <State> the view of the new state
/// @param <Id> the view of the identity
public interface ResourceModel<Config, Plan, Input, Stored extends StoredState, State, Id> {
  /// The resource type without the provider's name.
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
  Views<Config, Plan, Input, Stored, State, Id> views();
}
