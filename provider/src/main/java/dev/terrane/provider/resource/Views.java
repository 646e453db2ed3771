package dev.terrane.provider.resource;

import dev.terrane.provider.StoredState;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;

/// The views of one resource type, a codec each: complete out, possibly incomplete in.
///
/// @param config what the user wrote
/// @param plan what a plan says
/// @param input what must be done
/// @param stored what the state holds, possibly incomplete; its codec is lenient
/// @param state what is
/// @param id what names the remote object
/// @param <Config> the view of the configuration
/// @param <Plan> the view of a plan
/// @param <Input> the view of what must be done
/// @param <Stored> the view of what the state holds
/// @param <State> the view of what is
/// @param <Id> the view of the identity
public record Views<Config, Plan, Input, Stored extends StoredState, State, Id>(
    Codec<Config> config,
    Codec<Plan> plan,
    Codec<Input> input,
    Codec<Stored> stored,
    Codec<State> state,
    Codec<Id> id) {
  /// The views by handle, for resources without a record.
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
