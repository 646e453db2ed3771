package dev.terrane.provider.ephemeral;

import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;

/// The views of an ephemeral resource, a codec each.
///
/// @param config what the user wrote
/// @param input what is asked for
/// @param state what is opened
/// @param <Config> the view of the configuration
/// @param <Input> the view of what is asked for
/// @param <State> the view of what is opened
public record EphemeralViews<Config, Input, State>(
    Codec<Config> config, Codec<Input> input, Codec<State> state) {
  /// The views by handle.
  ///
  /// @param schema the schema
  /// @return the views
  public static EphemeralViews<ValueView, ObjectView, ObjectView> of(Schema schema) {
    return new EphemeralViews<>(Codec.values(schema), Codec.objects(schema), Codec.objects(schema));
  }
}
