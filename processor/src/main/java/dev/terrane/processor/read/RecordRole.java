package dev.terrane.processor.read;

import dev.terrane.provider.schema.SchemaKind;

/// The role of a record, which decides on the annotations that are allowed in it.
public sealed interface RecordRole {
  /// The record of a schema.
  ///
  /// @param kind the kind of the schema, which determines what is allowed
  record OfSchema(SchemaKind kind) implements RecordRole {}

  /// The roles of records without a schema.
  enum Inner implements RecordRole {
    /// A shared record, whose context depends on the records that contain it.
    SHARED,
    /// A prior schema: only names and types are used.
    PRIOR_SCHEMA,
    /// A parameter or a result of a function.
    FUNCTION
  }

  /// The role of the record of a schema.
  ///
  /// @param kind the kind of the schema
  /// @return the role
  static RecordRole of(SchemaKind kind) {
    return new OfSchema(kind);
  }

  /// {@return whether it is a provider's configuration, whose values may be unknown}
  default boolean isConfiguration() {
    return this instanceof OfSchema(var kind) && kind == SchemaKind.PROVIDER;
  }

  /// {@return whether defaults may come from the environment}
  default boolean readsEnvironment() {
    return this == Inner.SHARED || (this instanceof OfSchema(var kind) && kind.readsEnvironment());
  }
}
