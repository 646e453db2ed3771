package dev.terrane.tests.agreement;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// The forms of nested objects, whose items have an id from the provider and a default.
final class NestedForms {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> NOTE = Attribute.string("note").defaultTo("plain");
  private static final Attribute<String> KEY = Attribute.string("key").computed().stable();
  private static final NestedObject<ObjectView> ITEM = NestedObject.of(NAME, NOTE, KEY);
  private static final Attribute<List<ObjectView>> INNER_BLOCKS = ITEM.blockList("inner");
  private static final Attribute<List<ObjectView>> INNER_LIST =
      ITEM.attributeList("inner").optional();

  private static final String ONE = "{name = \"a\"}";
  private static final String OTHER = "{name = \"b\", note = \"own\"}";
  private static final String UNKNOWN = "{name = ?(\"k\")}";

  private NestedForms() {}

  /// A resource type with a member of each kind.
  static Form everything() {
    var items = ITEM.attributeList("items").optional();
    var disks = ITEM.blockList("disks");
    var ports = ITEM.blockSet("ports");
    return Form.of(items, "")
        .named("everything")
        .and(Attribute.string("value").optional())
        .and(Attribute.string("secret").optional().writeOnly())
        .and(Attribute.string("chosen").orSet().nullable())
        .and(Attribute.of("tags", AttributeType.set(AttributeType.STRING)).optional())
        .and(disks)
        .and(ports)
        .creating(object ->
            with(
                with(with(object, items, NestedForms::made), disks, NestedForms::made),
                ports,
                NestedForms::made));
  }

  static List<Form> all() {
    return Stream.of(blocks(), attributes(), deep()).flatMap(List::stream).toList();
  }

  private static List<Form> blocks() {
    return List.of(
        single("block", ITEM.block("value")),
        list("block_list", ITEM.blockList("value")),
        set("block_set", ITEM.blockSet("value")));
  }

  private static List<Form> attributes() {
    return List.of(
        single("nested", ITEM.attribute("value").optional()),
        list("nested_list", ITEM.attributeList("value").optional()),
        set("nested_set", ITEM.attributeSet("value").optional()),
        map("nested_map", ITEM.attributeMap("value").optional()),
        list("nested_replacing", ITEM.attributeList("value").optional().requiresReplace()));
  }

  private static List<Form> deep() {
    return List.of(
        list("deep_blocks", NestedObject.of(NAME, KEY, INNER_BLOCKS).blockList("value"), "inner"),
        list(
            "deep_nested",
            NestedObject.of(NAME, KEY, INNER_LIST).attributeList("value").optional(),
            "inner"));
  }

  private static Form single(String name, Attribute<ObjectView> value) {
    return form(name, value, NestedForms::made, "", ONE, OTHER, UNKNOWN);
  }

  private static Form list(String name, Attribute<List<ObjectView>> value) {
    return form(
        name, value, NestedForms::made, "", list(ONE), list(OTHER, ONE), list(ONE, UNKNOWN));
  }

  private static Form list(String name, Attribute<List<ObjectView>> value, String inner) {
    var one = "{name = \"a\", " + inner + " = " + list(ONE) + "}";
    var other = "{name = \"b\", " + inner + " = " + list(OTHER, ONE) + "}";
    var unknown = "{name = \"c\", " + inner + " = " + list(UNKNOWN) + "}";
    UnaryOperator<List<ObjectView>> made =
        items -> items.stream().map(item -> deep(made(item), value)).toList();
    return form(name, value, made, "", list(one), list(other, one), list(unknown));
  }

  private static ObjectView deep(ObjectView item, Attribute<List<ObjectView>> outer) {
    var place =
        outer.nested().orElseThrow().members().contains(INNER_LIST) ? INNER_LIST : INNER_BLOCKS;
    return item.find(place)
        .map(inner -> item.with(place, inner.stream().map(NestedForms::made).toList()))
        .orElse(item);
  }

  private static Form set(String name, Attribute<Set<ObjectView>> value) {
    return form(name, value, NestedForms::made, "", list(ONE), list(OTHER, ONE), list(OTHER));
  }

  private static List<ObjectView> made(List<ObjectView> items) {
    return items.stream().map(NestedForms::made).toList();
  }

  private static Set<ObjectView> made(Set<ObjectView> items) {
    var all = new LinkedHashSet<ObjectView>();
    items.forEach(item -> all.add(made(item)));
    return all;
  }

  private static Form map(String name, Attribute<Map<String, ObjectView>> value) {
    UnaryOperator<Map<String, ObjectView>> made =
        items -> {
          var all = new LinkedHashMap<String, ObjectView>();
          items.forEach((key, item) -> all.put(key, made(item)));
          return all;
        };
    return form(
        name,
        value,
        made,
        "",
        "{k = " + ONE + "}",
        "{k = " + OTHER + ", l = " + ONE + "}",
        "{k = " + UNKNOWN + "}");
  }

  private static String list(String... items) {
    return "[" + String.join(", ", items) + "]";
  }

  private static <T> Form form(
      String name, Attribute<T> value, UnaryOperator<T> made, String... values) {
    var all = Stream.of(values).map(text -> text.isEmpty() ? "" : "value = " + text);
    return Form.of(value, all.toArray(String[]::new))
        .named(name)
        .creating(object -> with(object, value, made));
  }

  private static <T> ObjectView with(ObjectView object, Attribute<T> value, UnaryOperator<T> made) {
    return object.find(value).map(found -> object.with(value, made.apply(found))).orElse(object);
  }

  private static ObjectView made(ObjectView item) {
    return item.find(KEY).isPresent() ? item : item.with(KEY, "key of " + item.get(NAME));
  }
}
