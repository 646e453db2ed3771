package dev.terrane.protocol;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Descriptors.MethodDescriptor;
import com.google.protobuf.Descriptors.ServiceDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A compiled file as rows of the same form as {@link FieldTable}'s. */
final class DescriptorRows {
  private final List<String> rows = new ArrayList<>();

  private DescriptorRows() {}

  static List<String> of(FileDescriptor file) {
    var rows = new DescriptorRows();
    file.getEnumTypes().forEach(rows::addEnum);
    file.getMessageTypes().forEach(rows::addMessage);
    file.getServices().forEach(rows::addService);
    return rows.rows;
  }

  private void add(String... columns) {
    rows.add(String.join(" ", columns).strip());
  }

  private void addEnum(EnumDescriptor type) {
    for (var value : type.getValues()) {
      add("enum", type.getFullName(), value.getName(), String.valueOf(value.getNumber()));
    }
  }

  private void addMessage(Descriptor message) {
    if (message.getFields().isEmpty()) {
      add("message", message.getFullName(), "(no fields)");
    }
    message.getFields().forEach(this::addField);
    for (var range : message.toProto().getReservedRangeList()) {
      for (var number = range.getStart(); number < range.getEnd(); number++) {
        add("reserved", message.getFullName(), "(reserved)", String.valueOf(number));
      }
    }
    message.getEnumTypes().forEach(this::addEnum);
    message.getNestedTypes().stream()
        .filter(nested -> !nested.getOptions().getMapEntry())
        .forEach(this::addMessage);
  }

  private void addField(FieldDescriptor field) {
    var oneof = field.getRealContainingOneof();
    add(
        "field",
        field.getContainingType().getFullName(),
        field.getName(),
        String.valueOf(field.getNumber()),
        type(field),
        label(field),
        oneof == null ? "" : oneof.getName(),
        field.getOptions().getDeprecated() ? "deprecated" : "");
  }

  static String type(FieldDescriptor field) {
    if (field.isMapField()) {
      var entry = field.getMessageType();
      return "map<%s,%s>"
          .formatted(type(entry.findFieldByNumber(1)), type(entry.findFieldByNumber(2)));
    }
    return switch (field.getJavaType()) {
      case MESSAGE -> field.getMessageType().getFullName();
      case ENUM -> field.getEnumType().getFullName();
      case INT, LONG, FLOAT, DOUBLE, BOOLEAN, STRING, BYTE_STRING ->
          field.getType().name().toLowerCase(Locale.ROOT);
    };
  }

  static String label(FieldDescriptor field) {
    if (field.isMapField()) {
      return "map";
    }
    if (field.isRepeated()) {
      return "repeated";
    }
    return field.toProto().getProto3Optional() ? "optional" : "singular";
  }

  private void addService(ServiceDescriptor service) {
    for (var method : service.getMethods()) {
      add(
          "rpc",
          service.getFullName(),
          method.getName(),
          "/" + service.getFullName() + "/" + method.getName(),
          method.getInputType().getFullName(),
          method.getOutputType().getFullName(),
          streaming(method));
    }
  }

  private static String streaming(MethodDescriptor method) {
    if (method.isClientStreaming()) {
      return method.isServerStreaming() ? "bidi-streaming" : "client-streaming";
    }
    return method.isServerStreaming() ? "server-streaming" : "unary";
  }
}
