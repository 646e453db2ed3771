package dev.terrane.cty.codec;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyType.Dynamic;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.Primitive;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;

/** Writes types as JSON. */
final class TypeWriter {
  private final StringBuilder json = new StringBuilder();

  private TypeWriter() {}

  static byte[] write(CtyType type) {
    return Json.bytes(text(type));
  }

  static String text(CtyType type) {
    var writer = new TypeWriter();
    writer.append(type);
    return writer.json.toString();
  }

  private void append(CtyType type) {
    switch (type) {
      case Primitive primitive -> json.append(name(primitive));
      case Dynamic _ -> json.append("\"dynamic\"");
      case ListType(var element) -> appendCollection("list", element);
      case SetType(var element) -> appendCollection("set", element);
      case MapType(var element) -> appendCollection("map", element);
      case ObjectType object -> appendObject(object);
      case TupleType tuple -> appendTuple(tuple);
    }
  }

  private static String name(Primitive primitive) {
    return switch (primitive) {
      case STRING -> "\"string\"";
      case NUMBER -> "\"number\"";
      case BOOL -> "\"bool\"";
    };
  }

  private void appendCollection(String kind, CtyType element) {
    json.append("[\"").append(kind).append("\",");
    append(element);
    json.append(']');
  }

  private void appendTuple(TupleType tuple) {
    json.append("[\"tuple\",[");
    var separator = "";
    for (var element : tuple.elements()) {
      json.append(separator);
      append(element);
      separator = ",";
    }
    json.append("]]");
  }

  private void appendObject(ObjectType object) {
    json.append("[\"object\",{");
    var separator = "";
    for (var attribute : object.attributes().entrySet()) {
      json.append(separator);
      JsonText.appendQuoted(attribute.getKey(), json);
      json.append(':');
      append(attribute.getValue());
      separator = ",";
    }
    json.append('}');
    if (!object.optional().isEmpty()) {
      appendOptional(object);
    }
    json.append(']');
  }

  private void appendOptional(ObjectType object) {
    var separator = ",[";
    for (var name : object.optional()) {
      json.append(separator);
      JsonText.appendQuoted(name, json);
      separator = ",";
    }
    json.append(']');
  }
}
