package dev.terrane.provider.resource;

import dev.terrane.provider.StoredState;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;

/// The codecs of a resource type's views.
///
/// @param config the configuration
/// @param plan a plan
/// @param input the planned values that create and update receive
/// @param stored the stored state, possibly incomplete; its codec ignores values that do not match
/// @param state the new state, complete
/// @param id the identity
/// @param <Config> the view of the configuration
/// @param <Plan> the view of a plan
/// @param <Input> the view of the planned values that create and update receive
/// @param <Stored> the view of the stored state
/// @param <State> the view of the new state
/// @param <Id> the view of the identity
public record Views<Config, Plan, Input, Stored extends StoredState, State, Id>(
    Codec<Config> config,
    Codec<Plan> plan,
    Codec<Input> input,
    Codec<Stored> stored,
    Codec<State> state,
    Codec<Id> id) {
  /// Returns the views of a resource without records.
  ///
  /// @param schema the schema
  /// @return the views
  public static Views<ValueView, ValueView, ObjectView, ObjectView, ObjectView, ObjectView> of(
      Schema schema) {
    var objects = Codec.objects(schema);
    var values = Codec.values(schema);
    return new Views<>(values, values, objects, objects, objects, objects);
  }
}
