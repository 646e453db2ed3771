package dev.terrane.server.wire.schema;

import dev.terrane.provider.schema.Schema;
import dev.terrane.server.wire.message.FieldType;
import dev.terrane.server.wire.message.FieldTypes;
import dev.terrane.server.wire.message.Message;
import dev.terrane.server.wire.rpc.Protocol;

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
