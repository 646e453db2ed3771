package dev.terrane.provider.datasource;

import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;

/// The codecs of a data source's views.
///
/// @param config the configuration
/// @param input the arguments, all known
/// @param state the result
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
/// @param <State> the view of the new state
public record DataViews<Config, Input, State>(
    Codec<Config> config, Codec<Input> input, Codec<State> state) {
  /// Returns the views of a data source without records.
  ///
  /// @param schema the schema
  /// @return the views
  public static DataViews<ValueView, ObjectView, ObjectView> of(Schema schema) {
    return new DataViews<>(Codec.values(schema), Codec.objects(schema), Codec.objects(schema));
  }
}
