package dev.terrane.rpc.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.codec.Json;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.WireException;
import java.util.ArrayList;
import java.util.List;

/** Reads the schemas that a provider declares, for whoever plays Terraform's part. */
final class SchemaReader {
  private static final int SINGLE = 1;
  private static final int LIST = 2;
  private static final int SET = 3;
  private static final int MAP = 4;
  private static final int GROUP = 5;

  private final SchemaDialect dialect;

  SchemaReader(SchemaDialect dialect) {
    this.dialect = dialect;
  }

  /**
   * Reads a schema.
   *
   * @throws WireException also for one that Terraform would refuse
   */
  Schema readSchema(Schema.Kind kind, ProtoMessage in) {
    var block = in.message(2);
    try {
      var schema =
          Schema.of(kind, readMembers(block)).version(in.int64(1)).describedAs(block.string(4));
      return block.bool(6) ? schema.deprecated(block.string(7)) : schema;
    } catch (IllegalArgumentException e) {
      throw new WireException("the schema is refused: " + e.getMessage(), e);
    }
  }

  private List<Attribute<?>> readMembers(ProtoMessage block) {
    var members = new ArrayList<Attribute<?>>(block.messages(2, this::readAttribute));
    members.addAll(block.messages(3, this::readNestedBlock));
    return members;
  }

  private Attribute<?> readNestedBlock(ProtoMessage in) {
    var name = in.string(1);
    var block = in.message(2);
    var object = nestedObject(readMembers(block));
    var min = items(in, 4);
    var max = items(in, 5);
    Attribute<?> attribute =
        switch (in.enumeration(3)) {
          case SINGLE -> min > 0 ? object.block(name).required() : object.block(name);
          case LIST -> object.blockList(name).items(min, max);
          case SET -> object.blockSet(name).items(min, max);
          case MAP -> object.blockMap(name).items(min, max);
          case GROUP -> object.blockGroup(name).items(min, max);
          default -> throw unknownNesting(name, in.enumeration(3));
        };
    attribute = attribute.describedAs(block.string(4));
    return block.bool(6) ? attribute.deprecated(block.string(7)) : attribute;
  }

  private static int items(ProtoMessage in, int field) {
    var items = in.int64(field);
    if (items != (int) items) {
      throw new WireException("the block " + in.string(1) + " counts " + items + " items");
    }
    return (int) items;
  }

  private Attribute<?> readAttribute(ProtoMessage in) {
    var nested = dialect == SchemaDialect.V6 && in.has(SchemaDialect.NESTED_TYPE);
    var attribute =
        nested ? readNested(in) : Attribute.of(in.string(1), AttributeType.of(readType(in)));
    attribute = in.bool(4) ? attribute.required() : attribute;
    attribute = in.bool(5) ? attribute.optional() : attribute;
    attribute = in.bool(6) ? attribute.computed() : attribute;
    attribute = in.bool(7) ? attribute.sensitive() : attribute;
    attribute = in.bool(dialect.writeOnly) ? attribute.writeOnly() : attribute;
    attribute = attribute.describedAs(in.string(3));
    return in.bool(9) ? attribute.deprecated(in.string(dialect.deprecationMessage)) : attribute;
  }

  private static CtyType readType(ProtoMessage in) {
    try {
      return Json.decodeType(in.bytes(2).array());
    } catch (CtyException e) {
      throw new WireException("the type of the attribute " + in.string(1) + " is unreadable", e);
    }
  }

  private Attribute<?> readNested(ProtoMessage in) {
    var name = in.string(1);
    if (in.has(2)) {
      throw new WireException("the attribute " + name + " has a type and nested attributes");
    }
    var type = in.message(SchemaDialect.NESTED_TYPE);
    var object = nestedObject(type.messages(1, this::readAttribute));
    return switch (type.enumeration(3)) {
      case SINGLE -> object.attribute(name);
      case LIST -> object.attributeList(name);
      case SET -> object.attributeSet(name);
      case MAP -> object.attributeMap(name);
      default -> throw unknownNesting(name, type.enumeration(3));
    };
  }

  private static NestedObject<ObjectView> nestedObject(List<Attribute<?>> members) {
    return NestedObject.of(members.toArray(Attribute<?>[]::new));
  }

  private static WireException unknownNesting(String name, int number) {
    return new WireException(name + " has the unknown nesting mode " + number);
  }
}
