package dev.terrane.rpc.schema;

import static dev.terrane.rpc.message.FieldTypes.INT64;

import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.message.Field;
import dev.terrane.rpc.message.FieldType;
import dev.terrane.rpc.message.FieldTypes;
import dev.terrane.rpc.message.Message;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.WireException;
import dev.terrane.rpc.schema.BlockMessage.Body;
import java.util.Optional;

/** The types of fields for schemas. */
public final class SchemaFields {
  private static final Field<Long> VERSION = new Field<>(1, INT64);

  private SchemaFields() {}

  /** A schema of a kind, with the field numbers of a version of the protocol. */
  public static FieldType<Schema> schema(Protocol protocol, SchemaKind kind) {
    return FieldTypes.message(message(protocol, kind));
  }

  /** A schema of a kind that may be absent. */
  public static FieldType<Optional<Schema>> optionalSchema(Protocol protocol, SchemaKind kind) {
    return FieldTypes.optional(message(protocol, kind));
  }

  private static Message<Schema> message(Protocol protocol, SchemaKind kind) {
    var attribute = new AttributeMessage(SchemaDialect.of(protocol), kind.hasComputed());
    var block = new Field<>(2, FieldTypes.message(new BlockMessage(attribute).body()));
    return new Message<>(
        in -> read(kind, VERSION.read(in), block, in),
        (out, schema) -> {
          VERSION.write(out, schema.version());
          block.write(out, Body.of(schema));
        });
  }

  private static Schema read(SchemaKind kind, long version, Field<Body> block, ProtoMessage in) {
    try {
      var body = block.read(in);
      var schema =
          Schema.of(kind.received(), body.members())
              .version(version)
              .describedAs(body.description());
      return body.deprecation().map(schema::deprecated).orElse(schema);
    } catch (IllegalArgumentException e) {
      // Terraform would reject it, too.
      throw new WireException("invalid schema: " + e.getMessage(), e);
    }
  }
}
