package dev.terrane.testkit.core;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.provider.Value;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import java.nio.charset.StandardCharsets;

/// The arguments of a block, as they are in a configuration. What is not set is absent. Immutable.
public final class Configuration {
  private final Schema schema;
  private final ValueView values;

  private Configuration(Schema schema, ValueView values) {
    this.schema = schema;
    this.values = values;
  }

  static Configuration empty(Schema schema) {
    return new Configuration(schema, ValueView.empty(schema));
  }

  /// Sets an argument or a block.
  ///
  /// @param argument the handle
  /// @param value its value
  /// @param <T> its type
  /// @return a configuration with this value
  /// @throws IllegalArgumentException if the schema does not have the argument
  public <T> Configuration set(Attribute<T> argument, T value) {
    return with(argument, Value.known(value));
  }

  /// Removes an argument or a block.
  ///
  /// @param argument the handle
  /// @return a configuration without a value
  /// @throws IllegalArgumentException if the schema does not have the argument
  public Configuration unset(Attribute<?> argument) {
    return with(argument, Value.none());
  }

  /// Sets an argument to a value that is not known before apply, such as a computed attribute of
  /// another resource.
  ///
  /// @param argument the handle
  /// @return a configuration with an unknown value
  /// @throws IllegalArgumentException if the schema does not have the argument
  public Configuration unknown(Attribute<?> argument) {
    return with(argument, Value.unknown());
  }

  private <T> Configuration with(Attribute<T> argument, Value<T> value) {
    var names = schema.members().stream().map(Attribute::name).toList();
    if (!names.contains(argument.name())) {
      throw new IllegalArgumentException(
          "The schema has no attribute " + argument.name() + "; it has " + names + ".");
    }
    return new Configuration(schema, values.with(argument, value));
  }

  CtyValue value() {
    return Codec.values(schema).encode(values);
  }

  /// A wholly known value in JSON.
  static String json(CtyValue value) {
    return new String(Json.encode(value, value.type()), StandardCharsets.UTF_8);
  }
}
