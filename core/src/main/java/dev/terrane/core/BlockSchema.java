package dev.terrane.core;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.provider.schema.Schema;

/// The declaration of a type that users configure in blocks.
///
/// @param typeName its name
/// @param schema its schema
record BlockSchema(String typeName, Schema schema) {
  DynamicValue encode(CtyValue value) {
    return DynamicValue.of(value, schema.type());
  }

  /// Decodes an object of a response (W1).
  ///
  /// @param step the step of Core, for the message
  /// @throws CoreException if it does not match the schema
  CtyValue decode(String step, DynamicValue value) {
    return decode(step, value, schema.type());
  }

  /// Decodes a value of a response.
  ///
  /// @param step the step of Core, for the message
  /// @throws CoreException if it does not match the type
  static CtyValue decode(String step, DynamicValue value, CtyType type) {
    try {
      return value.decode(type);
    } catch (CtyException e) {
      throw new CoreException(
          step + ": the response does not match the schema: " + e.getMessage(), e);
    }
  }
}
