package dev.terrane.tests.wire;

import com.google.protobuf.Descriptors.Descriptor;
import java.util.Collection;

/** Questions about types of messages. */
final class Messages {
  private Messages() {}

  static void collectFields(Descriptor message, Collection<String> names) {
    message
        .getFields()
        .forEach(field -> names.add(DecodedFields.name(message) + "." + field.getName()));
    message.getNestedTypes().forEach(nested -> collectFields(nested, names));
  }
}
