package dev.terrane.tests.wire;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.util.List;
import java.util.Random;

/** Schemas that keep Terraform's rules, in either version of the protocol. */
final class RandomSchemas {
  private static final List<String> TYPES =
      List.of(
          "\"string\"",
          "\"number\"",
          "\"bool\"",
          "[\"list\",\"string\"]",
          "[\"set\",\"number\"]",
          "[\"map\",[\"object\",{\"a\":\"string\",\"b\":\"bool\"},[\"b\"]]]",
          "[\"object\",{\"c\":[\"list\",\"number\"]}]",
          "[\"tuple\",[\"string\",\"bool\"]]",
          "\"dynamic\"");
  private static final int DYNAMIC = TYPES.size() - 1;
  private static final int SET = 3;

  private final Random random;
  private int names;

  RandomSchemas(Random random) {
    this.random = random;
  }

  /** The owner of a schema. */
  enum Kind {
    PROVIDER,
    RESOURCE,
    DATA_SOURCE
  }

  /** The place of an attribute, which determines its possible traits. */
  private record Place(Kind kind, int depth, boolean inSet, boolean computed) {
    Place inside(boolean set, boolean below) {
      return new Place(kind, depth + 1, inSet || set, computed || below);
    }
  }

  /** A name that has not been used before. */
  String name() {
    return "n" + Long.toString(random.nextInt(Integer.MAX_VALUE), 36) + "_" + names++;
  }

  Message next(Message prototype, Kind kind) {
    var schema = prototype.newBuilderForType();
    set(schema, "version", (long) random.nextInt(3));
    set(schema, "block", block(sub(schema, "block"), new Place(kind, 0, false, false)));
    return schema.build();
  }

  /** A function's signature. */
  Message function(Message prototype) {
    var function = prototype.newBuilderForType();
    for (var i = random.nextInt(3); i > 0; i--) {
      add(function, "parameters", parameter(sub(function, "parameters")));
    }
    if (random.nextBoolean()) {
      set(function, "variadic_parameter", parameter(sub(function, "variadic_parameter")));
    }
    var result = sub(function, "return").newBuilderForType();
    set(result, "type", type());
    set(function, "return", result.build());
    set(function, "summary", random.nextBoolean() ? "What it does" : "");
    describe(function);
    set(function, "deprecation_message", random.nextBoolean() ? "use the other" : "");
    return function.build();
  }

  private Message parameter(Message prototype) {
    var parameter = prototype.newBuilderForType();
    set(parameter, "name", name());
    set(parameter, "type", type());
    set(parameter, "allow_null_value", random.nextBoolean());
    set(parameter, "allow_unknown_values", random.nextBoolean());
    describe(parameter);
    return parameter.build();
  }

  /** An identity attribute, required or optional for import. */
  Message identity(Message prototype) {
    var part = prototype.newBuilderForType();
    var optional = random.nextBoolean();
    set(part, "name", name());
    set(part, "type", ByteString.copyFromUtf8(TYPES.get(random.nextInt(SET))));
    set(part, "required_for_import", !optional);
    set(part, "optional_for_import", optional);
    set(part, "description", random.nextBoolean() ? "What it is" : "");
    return part.build();
  }

  private ByteString type() {
    return ByteString.copyFromUtf8(TYPES.get(random.nextInt(TYPES.size())));
  }

  private Message block(Message prototype, Place place) {
    var block = prototype.newBuilderForType();
    for (var i = random.nextInt(4); i > 0; i--) {
      add(block, "attributes", attribute(sub(block, "attributes"), place));
    }
    for (var i = place.depth > 1 ? 0 : random.nextInt(3); i > 0; i--) {
      add(block, "block_types", nestedBlock(sub(block, "block_types"), place));
    }
    texts(block);
    return block.build();
  }

  private Message nestedBlock(Message prototype, Place place) {
    var nested = prototype.newBuilderForType();
    var nesting = 1 + random.nextInt(5);
    var counted = nesting == 2 || nesting == SET;
    var single = nesting == 1 ? (long) random.nextInt(2) : 0L;
    set(nested, "type_name", name());
    set(nested, "block", block(sub(nested, "block"), place.inside(nesting == SET, false)));
    enumeration(nested, "nesting", nesting);
    set(nested, "min_items", counted ? (long) random.nextInt(3) : single);
    set(nested, "max_items", counted ? (random.nextBoolean() ? 0L : 3L) : single);
    return nested.build();
  }

  private Message attribute(Message prototype, Place place) {
    var attribute = prototype.newBuilderForType();
    set(attribute, "name", name());
    var nestable = prototype.getDescriptorForType().findFieldByName("nested_type") != null;
    var nested = nestable && place.depth < 2 && random.nextInt(3) == 0;
    var nesting = nested ? 1 + random.nextInt(4) : 0;
    // Nothing of a set can be write-only, nor the set as a whole.
    var computedOnly = mode(attribute, nesting == SET ? place.inside(true, false) : place);
    set(attribute, "sensitive", random.nextBoolean());
    if (nested) {
      var inner = place.inside(nesting == SET, computedOnly);
      set(attribute, "nested_type", object(sub(attribute, "nested_type"), nesting, inner));
    } else {
      var type = TYPES.get(random.nextInt(place.inSet ? DYNAMIC : TYPES.size()));
      set(attribute, "type", ByteString.copyFromUtf8(type));
    }
    texts(attribute);
    return attribute.build();
  }

  private Message object(Message prototype, int nesting, Place place) {
    var object = prototype.newBuilderForType();
    for (var i = random.nextInt(4); i > 0; i--) {
      add(object, "attributes", attribute(sub(object, "attributes"), place));
    }
    enumeration(object, "nesting", nesting);
    return object.build();
  }

  /** Required, optional, computed or both; true when it is computed alone. */
  private boolean mode(Message.Builder attribute, Place place) {
    var mode = place.computed ? 3 : random.nextInt(place.kind == Kind.PROVIDER ? 2 : 4);
    set(attribute, "required", mode == 0);
    set(attribute, "optional", mode == 1 || mode == 2);
    set(attribute, "computed", mode == 2 || mode == 3);
    var mayBeWriteOnly = place.kind == Kind.RESOURCE && mode < 2 && !place.inSet;
    set(attribute, "write_only", mayBeWriteOnly && random.nextInt(4) == 0);
    return mode == 3;
  }

  private void describe(Message.Builder builder) {
    if (random.nextBoolean()) {
      set(builder, "description", "What *it* is, \u20ac");
      enumeration(builder, "description_kind", 1);
    }
  }

  private void texts(Message.Builder builder) {
    describe(builder);
    if (random.nextInt(4) == 0) {
      set(builder, "deprecated", true);
      set(builder, "deprecation_message", random.nextBoolean() ? "use the other" : "");
    }
  }

  private static FieldDescriptor field(Message.Builder builder, String name) {
    var field = builder.getDescriptorForType().findFieldByName(name);
    if (field == null) {
      throw new AssertionError(builder.getDescriptorForType().getFullName() + " has no " + name);
    }
    return field;
  }

  private static Message sub(Message.Builder builder, String name) {
    return builder.newBuilderForField(field(builder, name)).getDefaultInstanceForType();
  }

  private static void set(Message.Builder builder, String name, Object value) {
    builder.setField(field(builder, name), value);
  }

  private static void add(Message.Builder builder, String name, Object value) {
    builder.addRepeatedField(field(builder, name), value);
  }

  private static void enumeration(Message.Builder builder, String name, int number) {
    var field = field(builder, name);
    builder.setField(field, field.getEnumType().findValueByNumber(number));
  }
}
