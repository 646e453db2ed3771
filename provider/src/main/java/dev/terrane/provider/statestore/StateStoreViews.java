package dev.terrane.provider.statestore;

import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;

/// The codecs of a state store's views.
///
/// @param config the configuration
/// @param input the arguments, all known
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
public record StateStoreViews<Config, Input>(Codec<Config> config, Codec<Input> input) {
  /// Returns the views of a state store without records.
  ///
  /// @param schema the schema
  /// @return the views
  public static StateStoreViews<ValueView, ObjectView> of(Schema schema) {
    return new StateStoreViews<>(Codec.values(schema), Codec.objects(schema));
  }
}
