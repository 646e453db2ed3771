package dev.terrane.check.message;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;

/// Converts the encoded values of messages to documents, by the types of the schema.
public interface ValueDocuments {
  /// Converts a value.
  ///
  /// @param field the name of its field
  /// @param index the index in a repeated field, otherwise 0
  /// @param value the value
  CtyValue document(String field, int index, DynamicValue value);
}
