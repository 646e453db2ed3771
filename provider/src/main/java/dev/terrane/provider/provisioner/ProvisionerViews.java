package dev.terrane.provider.provisioner;

import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;

/// The codecs of a provisioner's views.
///
/// @param config the configuration
/// @param input the arguments, all known
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
public record ProvisionerViews<Config, Input>(Codec<Config> config, Codec<Input> input) {
  /// Returns the views of a provisioner without records.
  ///
  /// @param schema the schema
  /// @return the views
  public static ProvisionerViews<ValueView, ObjectView> of(Schema schema) {
    return new ProvisionerViews<>(Codec.values(schema), Codec.objects(schema));
  }
}
