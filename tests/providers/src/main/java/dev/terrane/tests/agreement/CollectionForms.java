package dev.terrane.tests.agreement;

import static dev.terrane.provider.schema.AttributeType.STRING;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import java.util.List;
import java.util.stream.Stream;

/// The forms of collections and plain objects, which are compared as a whole.
final class CollectionForms {
  private static final String[] SEQUENCES = {
    "[]", "[\"a\"]", "[\"b\", \"a\"]", "?([\"k\"])", "[\"a\", ?(\"k\")]"
  };
  private static final String[] OBJECTS = {
    "[]", "[{x = \"a\"}]", "[{x = \"b\", y = 1}, {x = \"a\"}]"
  };
  private static final AttributeType<ObjectView> OBJECT =
      AttributeType.object(
          NestedObject.of(Attribute.string("x").required(), Attribute.int64("y").optional()));

  private CollectionForms() {}

  static List<Form> all() {
    return Stream.of(ofTexts(), ofObjects(), dynamic()).flatMap(List::stream).toList();
  }

  private static List<Form> ofTexts() {
    return List.of(
        form("list", AttributeType.list(STRING), SEQUENCES),
        form("set", AttributeType.set(STRING), SEQUENCES),
        form(
            "map",
            AttributeType.map(STRING),
            "{}",
            "{k = \"a\"}",
            "{k = \"b\", l = \"a\"}",
            "?({k = \"k\"})",
            "{k = ?(\"k\")}"),
        form(
            "list_of_lists",
            AttributeType.list(AttributeType.list(AttributeType.DECIMAL)),
            "[[]]",
            "[[1, 2], []]",
            "[[?(3)]]"));
  }

  private static List<Form> ofObjects() {
    return List.of(
        form("object", OBJECT, "{x = \"a\"}", "{x = \"b\", y = 1}", "{x = ?(\"k\"), y = 2}"),
        form("list_of_objects", AttributeType.list(OBJECT), OBJECTS),
        form("set_of_objects", AttributeType.set(OBJECT), OBJECTS),
        form(
            "map_of_objects",
            AttributeType.map(OBJECT),
            "{}",
            "{k = {x = \"a\"}}",
            "{k = {x = \"b\", y = 1}}"));
  }

  private static List<Form> dynamic() {
    return List.of(
        form(
            "any",
            AttributeType.ANY,
            "\"a\"",
            "7",
            "true",
            "[1, \"x\"]",
            "{k = [true]}",
            "?(\"k\")"));
  }

  private static Form form(String name, AttributeType<?> type, String... values) {
    var all = Stream.concat(Stream.of(""), Stream.of(values).map(value -> "value = " + value));
    return Form.of(Attribute.of("value", type).optional(), all.toArray(String[]::new)).named(name);
  }
}
