package dev.terrane.rpc.schema;

import dev.terrane.cty.codec.Json;
import dev.terrane.engine.Bytes;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Nesting;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.Schema.Kind;
import dev.terrane.provider.schema.Trait;
import dev.terrane.rpc.proto.ProtoWriter;
import java.util.List;

/** Declares schemas to Terraform, in the numbers of one version of the protocol. */
final class SchemaWriter {
  private static final int MARKDOWN = 1;

  private final SchemaDialect dialect;
  private final Kind kind;

  SchemaWriter(SchemaDialect dialect, Kind kind) {
    this.dialect = dialect;
    this.kind = kind;
  }

  /** A schema. Its block is there even when it has no members: Terraform relies on that. */
  void writeSchema(ProtoWriter out, Schema schema) {
    out.int64(1, schema.version());
    out.message(2, schema, this::writeRoot);
  }

  private void writeRoot(ProtoWriter out, Schema schema) {
    writeMembers(out, schema.members());
    writeDescription(out, 4, 5, schema.description());
    out.bool(6, schema.deprecation().isPresent());
    out.string(7, schema.deprecation().orElse(""));
  }

  private void writeBlock(ProtoWriter out, Attribute<?> block) {
    writeMembers(out, block.nested().orElseThrow().members());
    writeDescription(out, 4, 5, block.rules().description());
    out.bool(6, block.rules().deprecation().isPresent());
    out.string(7, block.rules().deprecation().orElse(""));
  }

  private void writeMembers(ProtoWriter out, List<Attribute<?>> members) {
    out.messages(2, members.stream().filter(m -> !isBlock(m)).toList(), this::writeAttribute);
    out.messages(
        3, members.stream().filter(SchemaWriter::isBlock).toList(), this::writeNestedBlock);
  }

  private static boolean isBlock(Attribute<?> member) {
    return member.nested().filter(NestedShape::block).isPresent();
  }

  private static void writeDescription(ProtoWriter out, int field, int kind, String markdown) {
    out.string(field, markdown);
    out.int64(kind, markdown.isEmpty() ? 0 : MARKDOWN);
  }

  private void writeNestedBlock(ProtoWriter out, Attribute<?> block) {
    // A single block is required where both limits are 1; only that one can carry the trait.
    var required = block.is(Trait.REQUIRED);
    out.string(1, block.name());
    out.message(2, block, this::writeBlock);
    out.int64(3, number(block.nested().orElseThrow().nesting()));
    out.int64(4, required ? 1 : block.rules().minItems());
    out.int64(5, required ? 1 : block.rules().maxItems());
  }

  /** The number of a nesting mode; blocks and nested attributes share it. */
  private static int number(Nesting nesting) {
    return switch (nesting) {
      case SINGLE -> 1;
      case LIST -> 2;
      case SET -> 3;
      case MAP -> 4;
      case GROUP -> 5;
    };
  }

  private void writeAttribute(ProtoWriter out, Attribute<?> attribute) {
    var rules = attribute.rules();
    var nested = attribute.nested().isPresent() && dialect == SchemaDialect.V6;
    out.string(1, attribute.name());
    if (!nested) {
      out.bytes(2, Bytes.of(Json.encodeType(LoweredAttribute.type(attribute))));
    }
    out.string(3, rules.description());
    out.bool(4, attribute.is(Trait.REQUIRED));
    out.bool(5, attribute.is(Trait.OPTIONAL));
    out.bool(6, attribute.is(Trait.COMPUTED) && isStored());
    out.bool(7, nested ? attribute.is(Trait.SENSITIVE) : LoweredAttribute.sensitive(attribute));
    out.int64(8, rules.description().isEmpty() ? 0 : MARKDOWN);
    out.bool(9, rules.deprecation().isPresent());
    if (nested) {
      out.message(SchemaDialect.NESTED_TYPE, attribute, this::writeObject);
    }
    out.bool(dialect.writeOnly, attribute.is(Trait.WRITE_ONLY));
    out.string(dialect.deprecationMessage, rules.deprecation().orElse(""));
  }

  /** A provider's configuration is only read; a default there is the provider's own affair. */
  private boolean isStored() {
    return kind != Kind.PROVIDER;
  }

  private void writeObject(ProtoWriter out, Attribute<?> attribute) {
    var nested = attribute.nested().orElseThrow();
    out.messages(1, nested.members(), this::writeAttribute);
    out.int64(3, number(nested.nesting()));
  }
}
