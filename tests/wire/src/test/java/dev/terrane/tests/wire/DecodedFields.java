package dev.terrane.tests.wire;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.Message;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Which fields the engine's records hold, and what is left of a message when only those are. */
final class DecodedFields {
  static final Set<String> NOT_HELD = read();

  private DecodedFields() {}

  private static Set<String> read() {
    var stream = Objects.requireNonNull(DecodedFields.class.getResourceAsStream("/not-held.txt"));
    try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.startsWith("#")).collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static boolean holds(FieldDescriptor field) {
    return !NOT_HELD.contains(name(field.getContainingType()) + "." + field.getName());
  }

  /** A message's name without the package, which is the same in both versions. */
  static String name(Descriptor message) {
    return message.getFullName().substring(message.getFile().getPackage().length() + 1);
  }

  /** The message without fields that are not held, unknown ones, and empty messages in between. */
  static Message reduced(Message message) {
    var builder = message.newBuilderForType();
    message
        .getAllFields()
        .forEach((field, value) -> {
          if (holds(field) && field.isRepeated()) {
            ((Iterable<?>) value)
                .forEach(one -> builder.addRepeatedField(field, reducedValue(field, one)));
          } else if (holds(field)) {
            set(builder, field, reducedValue(field, value));
          }
        });
    return builder.build();
  }

  private static Object reducedValue(FieldDescriptor field, Object value) {
    return field.getJavaType() == JavaType.MESSAGE ? reduced((Message) value) : value;
  }

  private static void set(Message.Builder builder, FieldDescriptor field, Object value) {
    // Private data that is absent and private data without bytes are the same to us.
    var empty =
        value instanceof ByteString bytes
            ? bytes.isEmpty()
            : value instanceof Message one && one.equals(one.getDefaultInstanceForType());
    if (!empty) {
      builder.setField(field, value);
    }
  }
}
