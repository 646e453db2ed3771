package dev.terrane.provider.ephemeral;

import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;

/// The codecs of an ephemeral resource's views.
///
/// @param config the configuration
/// @param input the arguments, all known
/// @param state the result
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
/// @param <State> the view of the result
public record EphemeralViews<Config, Input, State>(
    Codec<Config> config, Codec<Input> input, Codec<State> state) {
  /// Returns the views of an ephemeral resource without records.
  ///
  /// @param schema the schema
  /// @return the views
  public static EphemeralViews<ValueView, ObjectView, ObjectView> of(Schema schema) {
    return new EphemeralViews<>(Codec.values(schema), Codec.objects(schema), Codec.objects(schema));
  }
}
