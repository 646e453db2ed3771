package dev.terrane.rpc.schema;

import static dev.terrane.rpc.message.FieldTypes.BOOL;
import static dev.terrane.rpc.message.FieldTypes.ENUMERATION;
import static dev.terrane.rpc.message.FieldTypes.INT64;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.FieldTypes.list;
import static dev.terrane.rpc.message.FieldTypes.message;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.Trait;
import dev.terrane.rpc.message.Field;
import dev.terrane.rpc.message.Message;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import dev.terrane.rpc.proto.WireException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The message of the body of a schema or of a nested block. */
final class BlockMessage {
  private static final Field<String> DESCRIPTION = new Field<>(4, STRING);
  private static final Field<Long> DESCRIPTION_KIND = new Field<>(5, INT64);
  private static final Field<Boolean> DEPRECATED = new Field<>(6, BOOL);
  private static final Field<String> DEPRECATION_MESSAGE = new Field<>(7, STRING);

  private static final Field<String> TYPE_NAME = new Field<>(1, STRING);
  private static final Field<Integer> NESTING = new Field<>(3, ENUMERATION);
  private static final Field<Long> MIN_ITEMS = new Field<>(4, INT64);
  private static final Field<Long> MAX_ITEMS = new Field<>(5, INT64);

  private final Message<Body> body = new Message<>(this::read, this::write);
  private final Field<Body> block = new Field<>(2, message(body));
  private final Field<List<Attribute<?>>> blocks =
      new Field<>(3, list(new Message<>(this::readNested, this::writeNested)));
  private final Field<List<Attribute<?>>> attributes;

  /** The bodies of a schema with such attributes. */
  BlockMessage(AttributeMessage attribute) {
    this.attributes = new Field<>(2, list(attribute.attribute()));
  }

  /**
   * The body of a schema or of a block.
   *
   * @param members the attributes and blocks
   * @param description markdown
   * @param deprecation the replacement, if it is deprecated
   */
  record Body(List<Attribute<?>> members, String description, Optional<String> deprecation) {
    static Body of(Schema schema) {
      return new Body(schema.members(), schema.description(), schema.deprecation());
    }

    private static Body of(Attribute<?> block) {
      return new Body(
          block.nested().orElseThrow().members(),
          block.rules().description(),
          block.rules().deprecation());
    }
  }

  /** A body, which is written even if it has no members, because Terraform requires it. */
  Message<Body> body() {
    return body;
  }

  private void write(ProtoWriter out, Body body) {
    attributes.write(out, body.members().stream().filter(one -> !isBlock(one)).toList());
    blocks.write(out, body.members().stream().filter(BlockMessage::isBlock).toList());
    DESCRIPTION.write(out, body.description());
    DESCRIPTION_KIND.write(out, DescriptionKind.of(body.description()));
    DEPRECATED.write(out, body.deprecation().isPresent());
    DEPRECATION_MESSAGE.write(out, body.deprecation().orElse(""));
  }

  private Body read(ProtoMessage in) {
    var members = new ArrayList<>(attributes.read(in));
    members.addAll(blocks.read(in));
    return new Body(
        members,
        DESCRIPTION.read(in),
        DEPRECATED.read(in) ? Optional.of(DEPRECATION_MESSAGE.read(in)) : Optional.empty());
  }

  private static boolean isBlock(Attribute<?> member) {
    return member.nested().filter(NestedShape::block).isPresent();
  }

  private void writeNested(ProtoWriter out, Attribute<?> nested) {
    // Only a single block can be required; both limits are 1 then.
    var required = nested.is(Trait.REQUIRED);
    TYPE_NAME.write(out, nested.name());
    block.write(out, Body.of(nested));
    NESTING.write(out, NestingNumber.of(nested.nested().orElseThrow().nesting()));
    MIN_ITEMS.write(out, required ? 1L : nested.rules().minItems());
    MAX_ITEMS.write(out, required ? 1L : nested.rules().maxItems());
  }

  private Attribute<?> readNested(ProtoMessage in) {
    var name = TYPE_NAME.read(in);
    var inside = block.read(in);
    var object = NestedObject.of(inside.members().toArray(Attribute<?>[]::new));
    var min = items(MIN_ITEMS, in);
    var max = items(MAX_ITEMS, in);
    Attribute<?> nested =
        switch (NestingNumber.nesting(NESTING.read(in), name)) {
          case SINGLE -> min > 0 ? object.block(name).required() : object.block(name);
          case LIST -> object.blockList(name).items(min, max);
          case SET -> object.blockSet(name).items(min, max);
          case MAP -> object.blockMap(name).items(min, max);
          case GROUP -> object.blockGroup(name).items(min, max);
        };
    nested = nested.describedAs(inside.description());
    return inside.deprecation().isPresent()
        ? nested.deprecated(inside.deprecation().get())
        : nested;
  }

  private static int items(Field<Long> field, ProtoMessage in) {
    var items = field.read(in);
    if (items != items.intValue()) {
      throw new WireException("the block " + TYPE_NAME.read(in) + " counts " + items + " items");
    }
    return items.intValue();
  }
}
