package dev.terrane.rpc.schema;

import dev.terrane.rpc.Protocol;

/** The field numbers of Schema.Attribute that differ between the two versions of the protocol. */
enum SchemaDialect {
  /** Has no nested attributes. */
  V5(10, 11),
  /** Has put nested attributes in between. */
  V6(11, 12);

  /** The number of nested_type, in version 6 alone. */
  static final int NESTED_TYPE = 10;

  final int writeOnly;
  final int deprecationMessage;

  SchemaDialect(int writeOnly, int deprecationMessage) {
    this.writeOnly = writeOnly;
    this.deprecationMessage = deprecationMessage;
  }

  static SchemaDialect of(Protocol protocol) {
    return switch (protocol) {
      case V5 -> V5;
      case V6 -> V6;
    };
  }
}
