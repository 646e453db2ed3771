package dev.terrane.server.wire;

/** Where the two versions of the protocol number the same fields of Schema.Attribute otherwise. */
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
}
