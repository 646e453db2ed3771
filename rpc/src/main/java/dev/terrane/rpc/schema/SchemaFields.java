package dev.terrane.rpc.schema;

import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.message.FieldType;
import dev.terrane.rpc.message.FieldTypes;
import dev.terrane.rpc.message.Message;

/** The types of fields for schemas. */
public final class SchemaFields {
  private SchemaFields() {}

  /** A schema of a kind, with the field numbers of a version of the protocol. */
  public static FieldType<Schema> schema(Protocol protocol, Schema.Kind kind) {
    var dialect = SchemaDialect.of(protocol);
    var reader = new SchemaReader(dialect);
    return FieldTypes.message(
        new Message<>(
            in -> reader.readSchema(kind, in),
            (out, schema) -> new SchemaWriter(dialect, kind).writeSchema(out, schema)));
  }
}
