package dev.terrane.rpc.schema;

import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.message.Field;
import dev.terrane.rpc.message.FieldTypes;

/**
 * The fields of Schema.Attribute that differ between the two versions of the protocol.
 *
 * @param hasNestedTypes whether there are nested attributes, whose field shifts the following
 *     numbers in version 6
 */
record SchemaDialect(
    boolean hasNestedTypes, Field<Boolean> writeOnly, Field<String> deprecationMessage) {
  /** The number of nested_type, in version 6 only. */
  static final int NESTED_TYPE = 10;

  static SchemaDialect of(Protocol protocol) {
    return switch (protocol) {
      case V5 -> of(false, 10, 11);
      case V6 -> of(true, 11, 12);
    };
  }

  private static SchemaDialect of(boolean nested, int writeOnly, int deprecationMessage) {
    return new SchemaDialect(
        nested,
        new Field<>(writeOnly, FieldTypes.BOOL),
        new Field<>(deprecationMessage, FieldTypes.STRING));
  }
}
