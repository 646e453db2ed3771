package dev.terrane.protocol;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.ServiceDescriptor;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Walks two versions of a service side by side and collects where their messages differ. */
final class VersionDifferences {
  private final Map<String, String> renamed;
  private final SortedSet<String> found = new TreeSet<>();
  private final Set<String> visited = new HashSet<>();

  /**
   * @param renamed RPCs of the old service whose name in the new one is another
   */
  private VersionDifferences(Map<String, String> renamed) {
    this.renamed = renamed;
  }

  static SortedSet<String> between(
      ServiceDescriptor before, ServiceDescriptor after, Map<String, String> renamed) {
    var differences = new VersionDifferences(renamed);
    differences.compareServices(before, after);
    return differences.found;
  }

  private void compareServices(ServiceDescriptor before, ServiceDescriptor after) {
    var paired = new HashSet<String>();
    for (var old : before.getMethods()) {
      var name = renamed.getOrDefault(old.getName(), old.getName());
      var now = after.findMethodByName(name);
      if (now == null) {
        found.add("rpc " + old.getName() + ": only before");
        continue;
      }
      paired.add(name);
      if (old.isServerStreaming() != now.isServerStreaming()
          || old.isClientStreaming() != now.isClientStreaming()) {
        found.add("rpc " + name + ": streams otherwise");
      }
      compareMessages(old.getInputType(), now.getInputType());
      compareMessages(old.getOutputType(), now.getOutputType());
    }
    after.getMethods().stream()
        .filter(method -> !paired.contains(method.getName()))
        .forEach(method -> found.add("rpc " + method.getName() + ": only after"));
  }

  private void compareMessages(Descriptor before, Descriptor after) {
    if (!visited.add(before.getFullName() + " " + after.getFullName())) {
      return;
    }
    for (var old : before.getFields()) {
      var now = after.findFieldByName(old.getName());
      if (now == null) {
        found.add("%s: %s, absent".formatted(place(after, old), shape(old)));
      } else {
        compareFields(place(after, now), old, now);
      }
    }
    after.getFields().stream()
        .filter(now -> before.findFieldByName(now.getName()) == null)
        .forEach(now -> found.add("%s: absent, %s".formatted(place(after, now), shape(now))));
  }

  private void compareFields(String place, FieldDescriptor old, FieldDescriptor now) {
    if (!shape(old).equals(shape(now))) {
      found.add("%s: %s, %s".formatted(place, shape(old), shape(now)));
      return;
    }
    if (old.getJavaType() == FieldDescriptor.JavaType.MESSAGE) {
      compareMessages(old.getMessageType(), now.getMessageType());
    }
    if (old.getJavaType() == FieldDescriptor.JavaType.ENUM
        && !values(old.getEnumType()).equals(values(now.getEnumType()))) {
      found.add(place + ": other enum values");
    }
  }

  private static String place(Descriptor message, FieldDescriptor field) {
    return withoutPackage(message.getFullName()) + "." + field.getName();
  }

  private static String shape(FieldDescriptor field) {
    var type = DescriptorRows.type(field);
    var oneof = field.getRealContainingOneof();
    return "%d %s %s%s"
        .formatted(
            field.getNumber(),
            DescriptorRows.label(field),
            withoutPackage(type),
            oneof == null ? "" : " of " + oneof.getName());
  }

  private static Set<String> values(EnumDescriptor type) {
    var values = new HashSet<String>();
    type.getValues().forEach(value -> values.add(value.getName() + value.getNumber()));
    return values;
  }

  private static String withoutPackage(String name) {
    return name.replaceAll("tfplugin[0-9]+\\.", "");
  }
}
