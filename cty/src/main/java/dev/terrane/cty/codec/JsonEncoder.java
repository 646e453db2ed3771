package dev.terrane.cty.codec;

import dev.terrane.cty.CtyNumber;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyType.Dynamic;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.BoolValue;
import dev.terrane.cty.CtyValue.Known;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.Null;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.cty.CtyValue.Unknown;
import java.util.List;

/** Encodes one value of a declared type. */
final class JsonEncoder {
  private final PathTracker trail = new PathTracker();
  private final StringBuilder json = new StringBuilder();

  byte[] encode(CtyValue value, CtyType type) {
    var slot = TypeNesting.withoutOptional(type);
    if (slot.containsDynamic()) {
      new CoreTypes().require(value);
    }
    write(value, slot);
    return Json.bytes(json);
  }

  private void write(CtyValue value, CtyType slot) {
    trail.descend();
    if (slot instanceof Dynamic && !(value.type() instanceof Dynamic)) {
      writeDynamic(value);
    } else {
      writeTyped(value, slot);
    }
    trail.ascend();
  }

  private void writeDynamic(CtyValue value) {
    var type = new CoreTypes().of(value);
    json.append("{\"value\":");
    writeTyped(value, type);
    json.append(",\"type\":").append(TypeWriter.text(type)).append('}');
  }

  private void writeTyped(CtyValue value, CtyType slot) {
    switch (value) {
      case Null(var type) when type instanceof Dynamic || type.conforms(slot) ->
          json.append("null");
      case Null(var type) -> throw mismatch(type, slot);
      case Unknown _ -> throw trail.failure("an unknown value cannot be written as JSON");
      case Known known -> writeKnown(known, slot);
    }
  }

  private RuntimeException mismatch(CtyType type, CtyType slot) {
    return trail.failure(
        "%s is required, but the value is %s".formatted(Article.of(slot), Article.of(type)));
  }

  private void writeKnown(Known value, CtyType slot) {
    switch (value) {
      case StringValue(var text) when slot.equals(CtyType.STRING) ->
          JsonText.appendQuoted(text, json);
      case NumberValue(var number) when slot.equals(CtyType.NUMBER) -> writeNumber(number);
      case BoolValue(var bool) when slot.equals(CtyType.BOOL) -> json.append(bool);
      case ObjectValue object when slot instanceof ObjectType type -> writeObject(object, type);
      case ListValue(_, var elements) when slot instanceof ListType(var element) ->
          writeElements(elements, element);
      case SetValue(_, var elements) when slot instanceof SetType(var element) ->
          writeElements(elements, element);
      case MapValue map when slot instanceof MapType(var element) -> writeMap(map, element);
      case TupleValue(_, var elements) when slot instanceof TupleType(var types) ->
          writeTuple(elements, types);
      default -> throw mismatch(value.type(), slot);
    }
  }

  private void writeNumber(CtyNumber number) {
    if (number instanceof CtyNumber.Infinity) {
      throw trail.failure("infinity cannot be written as JSON");
    }
    json.append(number.toText());
  }

  private void writeElements(List<CtyValue> elements, CtyType element) {
    json.append('[');
    trail.open();
    for (var i = 0; i < elements.size(); i++) {
      json.append(i == 0 ? "" : ",");
      trail.index(i);
      write(elements.get(i), element);
    }
    trail.close();
    json.append(']');
  }

  private void writeTuple(List<CtyValue> elements, List<CtyType> types) {
    if (elements.size() != types.size()) {
      throw trail.failure(
          "a tuple of length %d is required (%d given)".formatted(types.size(), elements.size()));
    }
    json.append('[');
    trail.open();
    for (var i = 0; i < elements.size(); i++) {
      json.append(i == 0 ? "" : ",");
      trail.index(i);
      write(elements.get(i), types.get(i));
    }
    trail.close();
    json.append(']');
  }

  private void writeMap(MapValue map, CtyType element) {
    var separator = "{";
    json.append(map.entries().isEmpty() ? separator : "");
    trail.open();
    for (var entry : map.entries().entrySet()) {
      trail.key(entry.getKey());
      json.append(separator);
      JsonText.appendQuoted(entry.getKey(), json);
      json.append(':');
      write(entry.getValue(), element);
      separator = ",";
    }
    trail.close();
    json.append('}');
  }

  private void writeObject(ObjectValue object, ObjectType type) {
    ObjectShape.require(object, type, trail);
    var separator = "{";
    json.append(type.attributes().isEmpty() ? separator : "");
    var values = object.attributes().values().iterator();
    trail.open();
    for (var attribute : type.attributes().entrySet()) {
      trail.attribute(attribute.getKey());
      json.append(separator);
      JsonText.appendQuoted(attribute.getKey(), json);
      json.append(':');
      write(values.next(), attribute.getValue());
      separator = ",";
    }
    trail.close();
    json.append('}');
  }
}
