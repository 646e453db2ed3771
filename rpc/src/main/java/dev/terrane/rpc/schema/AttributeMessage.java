package dev.terrane.rpc.schema;

import static dev.terrane.rpc.message.FieldTypes.BOOL;
import static dev.terrane.rpc.message.FieldTypes.BYTES;
import static dev.terrane.rpc.message.FieldTypes.ENUMERATION;
import static dev.terrane.rpc.message.FieldTypes.INT64;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.FieldTypes.list;
import static dev.terrane.rpc.message.FieldTypes.message;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.Bytes;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.Trait;
import dev.terrane.rpc.message.Field;
import dev.terrane.rpc.message.Message;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import dev.terrane.rpc.proto.WireException;
import java.util.List;

/** The message of an attribute, with the field numbers of one version of the protocol. */
final class AttributeMessage {
  private static final Field<String> NAME = new Field<>(1, STRING);
  private static final Field<Bytes> TYPE = new Field<>(2, BYTES);
  private static final Field<String> DESCRIPTION = new Field<>(3, STRING);
  private static final Field<Boolean> REQUIRED = new Field<>(4, BOOL);
  private static final Field<Boolean> OPTIONAL = new Field<>(5, BOOL);
  private static final Field<Boolean> COMPUTED = new Field<>(6, BOOL);
  private static final Field<Boolean> SENSITIVE = new Field<>(7, BOOL);
  private static final Field<Long> DESCRIPTION_KIND = new Field<>(8, INT64);
  private static final Field<Boolean> DEPRECATED = new Field<>(9, BOOL);

  private final SchemaDialect dialect;
  private final boolean hasComputed;
  private final Message<Attribute<?>> attribute = new Message<>(this::read, this::write);
  private final Field<NestedType> nestedType;

  /**
   * The attributes of a schema.
   *
   * @param hasComputed whether attributes can be computed; in a provider's configuration, a default
   *     is not declared to Terraform
   */
  AttributeMessage(SchemaDialect dialect, boolean hasComputed) {
    this.dialect = dialect;
    this.hasComputed = hasComputed;
    this.nestedType =
        new Field<>(
            SchemaDialect.NESTED_TYPE,
            message(
                Message.of(m ->
                    new NestedType(
                        m.field(1, list(attribute), NestedType::members),
                        m.field(3, ENUMERATION, NestedType::nesting)))));
  }

  /** The content of a nested attribute. */
  private record NestedType(List<Attribute<?>> members, int nesting) {
    static NestedType of(Attribute<?> attribute) {
      var nested = attribute.nested().orElseThrow();
      return new NestedType(nested.members(), NestingNumber.of(nested.nesting()));
    }
  }

  /** One attribute. */
  Message<Attribute<?>> attribute() {
    return attribute;
  }

  private void write(ProtoWriter out, Attribute<?> attribute) {
    var rules = attribute.rules();
    var nested = attribute.nested().isPresent() && dialect.hasNestedTypes();
    NAME.write(out, attribute.name());
    if (!nested) {
      TYPE.write(out, Bytes.of(Json.encodeType(LoweredAttribute.type(attribute))));
    }
    DESCRIPTION.write(out, rules.description());
    REQUIRED.write(out, attribute.is(Trait.REQUIRED));
    OPTIONAL.write(out, attribute.is(Trait.OPTIONAL));
    COMPUTED.write(out, attribute.is(Trait.COMPUTED) && hasComputed);
    SENSITIVE.write(
        out, nested ? attribute.is(Trait.SENSITIVE) : LoweredAttribute.sensitive(attribute));
    DESCRIPTION_KIND.write(out, DescriptionKind.of(rules.description()));
    DEPRECATED.write(out, rules.deprecation().isPresent());
    if (nested) {
      nestedType.write(out, NestedType.of(attribute));
    }
    dialect.writeOnly().write(out, attribute.is(Trait.WRITE_ONLY));
    dialect.deprecationMessage().write(out, rules.deprecation().orElse(""));
  }

  private Attribute<?> read(ProtoMessage in) {
    var name = NAME.read(in);
    var nested = dialect.hasNestedTypes() && nestedType.isIn(in);
    var attribute =
        nested ? readNested(name, in) : Attribute.of(name, AttributeType.of(readType(name, in)));
    attribute = REQUIRED.read(in) ? attribute.required() : attribute;
    attribute = OPTIONAL.read(in) ? attribute.optional() : attribute;
    attribute = COMPUTED.read(in) ? attribute.computed() : attribute;
    attribute = SENSITIVE.read(in) ? attribute.sensitive() : attribute;
    attribute = dialect.writeOnly().read(in) ? attribute.writeOnly() : attribute;
    attribute = attribute.describedAs(DESCRIPTION.read(in));
    return DEPRECATED.read(in)
        ? attribute.deprecated(dialect.deprecationMessage().read(in))
        : attribute;
  }

  private static CtyType readType(String name, ProtoMessage in) {
    try {
      return Json.decodeType(TYPE.read(in).array());
    } catch (CtyException e) {
      throw new WireException("the type of the attribute " + name + " is unreadable", e);
    }
  }

  private Attribute<?> readNested(String name, ProtoMessage in) {
    if (TYPE.isIn(in)) {
      throw new WireException("the attribute " + name + " has a type and nested attributes");
    }
    var type = nestedType.read(in);
    var object = NestedObject.of(type.members().toArray(Attribute<?>[]::new));
    return switch (NestingNumber.nesting(type.nesting(), name)) {
      case SINGLE -> object.attribute(name);
      case LIST -> object.attributeList(name);
      case SET -> object.attributeSet(name);
      case MAP -> object.attributeMap(name);
      case GROUP ->
          throw new WireException(
              name + " has the nesting mode GROUP, which is allowed only for blocks");
    };
  }
}
