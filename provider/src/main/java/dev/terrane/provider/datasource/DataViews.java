package dev.terrane.provider.datasource;

import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;

/// The views of a data source, a codec each.
///
/// @param config what the user wrote
/// @param input what is asked for
/// @param state what is
/// @param <Config> the view of the configuration
/// @param <Input> the view of what is asked for
/// @param <State> the view of what is
public record DataViews<Config, Input, State>(
    Codec<Config> config, Codec<Input> input, Codec<State> state) {
  /// The views by handle.
  ///
  /// @param schema the schema
  /// @return the views
  public static DataViews<ValueView, ObjectView, ObjectView> of(Schema schema) {
    return new DataViews<>(Codec.values(schema), Codec.objects(schema), Codec.objects(schema));
  }
}
