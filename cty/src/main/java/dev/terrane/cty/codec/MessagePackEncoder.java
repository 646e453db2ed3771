package dev.terrane.cty.codec;

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
import dev.terrane.cty.internal.NameMap;
import java.util.List;

/** Encodes one value of a declared type. */
final class MessagePackEncoder {
  private final PathTracker trail = new PathTracker();
  private final ByteSink sink;

  MessagePackEncoder(CtyValue value) {
    this.sink = new ByteSink(value instanceof ObjectValue object ? capacity(object) : 256);
  }

  /** Most attributes are short texts. */
  private static int capacity(ObjectValue object) {
    return 16 + 48 * object.values().size();
  }

  byte[] encode(CtyValue value, CtyType type) {
    var slot = TypeNesting.withoutOptional(type);
    if (slot.containsDynamic()) {
      new CoreTypes().require(value);
    }
    write(value, slot);
    return sink.toByteArray();
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
    sink.writeArrayHeader(2);
    sink.writeBinary(TypeWriter.write(type));
    writeTyped(value, type);
  }

  private void writeTyped(CtyValue value, CtyType slot) {
    switch (value) {
      case Null(var type) -> {
        requireConforming(type, slot);
        sink.writeNil();
      }
      case Unknown unknown -> {
        requireConforming(unknown.type(), slot);
        UnknownWriter.write(unknown, sink);
      }
      case Known known -> writeKnown(known, slot);
    }
  }

  /** Terraform decodes a value without a type as a value of the declared type. */
  private void requireConforming(CtyType type, CtyType slot) {
    if (!(type instanceof Dynamic) && !type.conforms(slot)) {
      throw mismatch(type, slot);
    }
  }

  private RuntimeException mismatch(CtyType type, CtyType slot) {
    return trail.failure(
        "%s is required, but the value is %s".formatted(Article.of(slot), Article.of(type)));
  }

  private void writeKnown(Known value, CtyType slot) {
    switch (value) {
      case StringValue(var text) when slot.equals(CtyType.STRING) -> sink.writeString(text);
      case NumberValue(var number) when slot.equals(CtyType.NUMBER) ->
          NumberWriter.write(number, sink);
      case BoolValue(var bool) when slot.equals(CtyType.BOOL) -> sink.writeBool(bool);
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

  private void writeElements(List<CtyValue> elements, CtyType element) {
    sink.writeArrayHeader(elements.size());
    trail.open();
    for (var i = 0; i < elements.size(); i++) {
      trail.index(i);
      write(elements.get(i), element);
    }
    trail.close();
  }

  private void writeTuple(List<CtyValue> elements, List<CtyType> types) {
    if (elements.size() != types.size()) {
      throw trail.failure(
          "a tuple of length %d is required (%d given)".formatted(types.size(), elements.size()));
    }
    sink.writeArrayHeader(elements.size());
    trail.open();
    for (var i = 0; i < elements.size(); i++) {
      trail.index(i);
      write(elements.get(i), types.get(i));
    }
    trail.close();
  }

  private void writeMap(MapValue map, CtyType element) {
    sink.writeMapHeader(map.entries().size());
    trail.open();
    for (var entry : map.entries().entrySet()) {
      trail.key(entry.getKey());
      sink.writeString(entry.getKey());
      write(entry.getValue(), element);
    }
    trail.close();
  }

  private void writeObject(ObjectValue object, ObjectType type) {
    ObjectShape.require(object, type, trail);
    var types = NameMap.<CtyType>copyOf(type.attributes());
    var values = object.values();
    sink.writeMapHeader(types.size());
    trail.open();
    for (var i = 0; i < types.size(); i++) {
      trail.attribute(types.names().get(i));
      sink.writeString(types.names().get(i));
      write(values.get(i), types.values().get(i));
    }
    trail.close();
  }
}
