package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import java.util.List;

/// A schema with one attribute or block of each kind, in which the tables of cases are written.
final class Catalog {
  static final List<Attribute<?>> MEMBERS =
      List.of(
          Attribute.string("req").required(),
          Attribute.string("opt").optional(),
          Attribute.string("oc").optional().computed(),
          Attribute.string("comp").computed(),
          Attribute.string("secret").optional().sensitive(),
          Attribute.string("wo").optional().writeOnly(),
          Attribute.number("num").optional(),
          Attribute.of("list", AttributeType.list(AttributeType.STRING)).optional(),
          Attribute.of("map", AttributeType.map(AttributeType.STRING)).optional(),
          Attribute.of("set", AttributeType.set(AttributeType.STRING)).optional(),
          Attribute.of("any", AttributeType.ANY).optional(),
          Attribute.of("obj", AttributeType.object(plain())).optional(),
          inner().attribute("one").optional(),
          inner().attribute("one_oc").optional().computed(),
          inner().attributeList("many").optional(),
          inner().attributeMap("keyed").optional(),
          thing().attributeSet("bag").optional(),
          thing().attributeSet("hidden").optional().sensitive(),
          inner().block("b_single"),
          inner().blockGroup("b_group"),
          inner().blockList("b_list"),
          inner().blockMap("b_map"),
          thing().blockSet("b_set"),
          mixed().blockList("b_tuple"),
          mixed().blockMap("b_object"),
          NestedObject.of(thing().attributeList("things").optional()).blockList("b_deep"));

  private Catalog() {}

  private static NestedObject<ObjectView> thing() {
    return NestedObject.of(
        Attribute.string("name").required(),
        Attribute.string("note").optional(),
        Attribute.string("size").optional().computed(),
        Attribute.string("id").computed());
  }

  private static NestedObject<ObjectView> plain() {
    return NestedObject.of(
        Attribute.string("name").required(),
        Attribute.string("note").optional(),
        Attribute.string("size").optional(),
        Attribute.string("id").optional());
  }

  private static NestedObject<ObjectView> inner() {
    return NestedObject.of(
        Attribute.string("name").required(),
        Attribute.string("note").optional(),
        Attribute.string("size").optional().computed(),
        Attribute.string("id").computed(),
        Attribute.string("pin").optional().writeOnly(),
        Attribute.string("key").optional().sensitive());
  }

  private static NestedObject<ObjectView> mixed() {
    return NestedObject.of(
        Attribute.string("name").required(),
        Attribute.of("any", AttributeType.ANY).optional(),
        Attribute.string("id").computed());
  }

  /// An object of this schema in the notation of the tables.
  static CtyValue value(String text) {
    return Notation.object(MEMBERS, text);
  }

  static Attribute<?> member(String name) {
    return MEMBERS.stream()
        .filter(member -> member.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no member " + name));
  }
}
