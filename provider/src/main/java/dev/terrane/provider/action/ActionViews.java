package dev.terrane.provider.action;

import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;

/// The codecs of an action's views.
///
/// @param config the configuration
/// @param input the arguments, all known
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
public record ActionViews<Config, Input>(Codec<Config> config, Codec<Input> input) {
  /// Returns the views of an action without records.
  ///
  /// @param schema the schema
  /// @return the views
  public static ActionViews<ValueView, ObjectView> of(Schema schema) {
    return new ActionViews<>(Codec.values(schema), Codec.objects(schema));
  }
}
