package dev.terrane.tests.wire;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Messages with random content, the same for the same seed. They are such as a sane sender makes:
 * severities and steps mean something, and schemas keep Terraform's rules.
 */
final class RandomMessages {
  private static final List<String> TEXTS =
      List.of(
          "",
          "a",
          "name",
          "\u00e9\u00e8",
          "\u20ac\ud83d\ude00",
          "x".repeat(130),
          "\u0000",
          "a.b[0]");
  private static final long[] NUMBERS = {
    0, 1, -1, 127, 128, 16_384, Integer.MAX_VALUE, Long.MAX_VALUE, Long.MIN_VALUE
  };

  /** The schemas that are neither a provider's nor planned. */
  private static final Set<String> UNMANAGED =
      Set.of("data_source_schemas", "ephemeral_resource_schemas");

  /** The schemas without computed attributes. */
  private static final Set<String> CONFIGURATIONS =
      Set.of("list_resource_schemas", "state_store_schemas");

  private final Random random;
  private final RandomSchemas schemas;

  RandomMessages(long seed) {
    this.random = new Random(seed);
    this.schemas = new RandomSchemas(random);
  }

  Message next(Message prototype) {
    return next(prototype, true);
  }

  /** Also with the fields that are not held. */
  Message nextComplete(Message prototype) {
    return next(prototype, false);
  }

  private Message next(Message prototype, boolean onlyHeld) {
    return switch (DecodedFields.name(prototype.getDescriptorForType())) {
      case "Schema" -> schemas.next(prototype, RandomSchemas.Kind.RESOURCE);
      case "Function" -> schemas.function(prototype);
      case "ResourceIdentitySchema.IdentityAttribute" -> schemas.identity(prototype);
      case "AttributePath.Step" -> step(prototype);
      case "ActionSchema" -> actionSchema(prototype);
      case "InvokeAction.Event" -> event(prototype, onlyHeld);
      case "Timestamp" -> timestamp(prototype, random);
      default -> fields(prototype, onlyHeld);
    };
  }

  private Message fields(Message prototype, boolean onlyHeld) {
    var builder = prototype.newBuilderForType();
    for (var field : prototype.getDescriptorForType().getFields()) {
      if (onlyHeld && !DecodedFields.holds(field)) {
        continue;
      }
      if (field.isRepeated()) {
        for (var i = random.nextInt(4); i > 0; i--) {
          builder.addRepeatedField(field, value(builder, field, onlyHeld));
        }
      } else if (random.nextInt(4) > 0 || always(field)) {
        builder.setField(field, value(builder, field, onlyHeld));
      }
    }
    return builder.build();
  }

  private static boolean always(FieldDescriptor field) {
    return field.getName().equals("severity");
  }

  private Object value(Message.Builder parent, FieldDescriptor field, boolean onlyHeld) {
    return switch (field.getJavaType()) {
      case MESSAGE -> message(parent.newBuilderForField(field), field, onlyHeld);
      case STRING -> text();
      case BYTE_STRING -> bytes();
      case LONG -> NUMBERS[random.nextInt(NUMBERS.length)];
      case BOOLEAN -> random.nextBoolean();
      case ENUM -> {
        // Zero is no severity, and no reason.
        var values = field.getEnumType().getValues();
        yield values.get(1 + random.nextInt(values.size() - 1));
      }
      case INT, FLOAT, DOUBLE -> throw new AssertionError("no message has " + field);
    };
  }

  private Message message(Message.Builder builder, FieldDescriptor field, boolean onlyHeld) {
    var prototype = builder.getDefaultInstanceForType();
    if (field.isMapField()) {
      return entry(builder, field);
    }
    var isConfiguration =
        prototype.getDescriptorForType().getName().equals("Schema")
            && Set.of("provider", "provider_meta", "provisioner").contains(field.getName());
    return isConfiguration
        ? schemas.next(prototype, RandomSchemas.Kind.PROVIDER)
        : next(prototype, onlyHeld);
  }

  /** An entry whose key occurs nowhere else: generated classes keep the last of equal ones. */
  private Message entry(Message.Builder builder, FieldDescriptor map) {
    var key = builder.getDescriptorForType().findFieldByNumber(1);
    var value = builder.getDescriptorForType().findFieldByNumber(2);
    builder.setField(key, schemas.name() + text());
    if (value.getJavaType() != FieldDescriptor.JavaType.MESSAGE) {
      return builder.setField(value, text()).build();
    }
    var prototype = builder.newBuilderForField(value).getDefaultInstanceForType();
    var isSchema = DecodedFields.name(prototype.getDescriptorForType()).equals("Schema");
    return builder
        .setField(value, isSchema ? schemas.next(prototype, kind(map)) : next(prototype, false))
        .build();
  }

  private static RandomSchemas.Kind kind(FieldDescriptor map) {
    if (CONFIGURATIONS.contains(map.getName())) {
      return RandomSchemas.Kind.PROVIDER;
    }
    return UNMANAGED.contains(map.getName())
        ? RandomSchemas.Kind.DATA_SOURCE
        : RandomSchemas.Kind.RESOURCE;
  }

  /** A point in time that protobuf allows. */
  private static Message timestamp(Message prototype, Random random) {
    var builder = prototype.newBuilderForType();
    var fields = prototype.getDescriptorForType();
    return builder
        .setField(fields.findFieldByName("seconds"), random.nextLong(1L << 37))
        .setField(fields.findFieldByName("nanos"), random.nextInt(1_000_000_000))
        .build();
  }

  /** The schema of an action, which has no computed attributes, as that of a provider. */
  private Message actionSchema(Message prototype) {
    var schema = prototype.getDescriptorForType().findFieldByName("schema");
    var builder = prototype.newBuilderForType();
    var inner = builder.newBuilderForField(schema).getDefaultInstanceForType();
    return builder.setField(schema, schemas.next(inner, RandomSchemas.Kind.PROVIDER)).build();
  }

  /** An event always has a type. */
  private Message event(Message prototype, boolean onlyHeld) {
    var builder = prototype.newBuilderForType();
    var type = prototype.getDescriptorForType().getFields().get(random.nextInt(2));
    return builder.setField(type, value(builder, type, onlyHeld)).build();
  }

  private Message step(Message prototype) {
    var builder = prototype.newBuilderForType();
    var selector = prototype.getDescriptorForType().getFields().get(random.nextInt(3));
    var isIndex = selector.getJavaType() == FieldDescriptor.JavaType.LONG;
    return builder.setField(selector, isIndex ? (long) random.nextInt(3) : text()).build();
  }

  private String text() {
    return TEXTS.get(random.nextInt(TEXTS.size()));
  }

  private ByteString bytes() {
    var bytes = new byte[random.nextInt(300)];
    random.nextBytes(bytes);
    return ByteString.copyFrom(bytes);
  }
}
