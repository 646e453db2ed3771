package dev.terrane.cty.codec;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyType.Dynamic;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.Primitive;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;
import dev.terrane.cty.CtyValue;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;

/** Decodes one value of a declared type. */
final class MessagePackDecoder {
  private final PathTracker trail = new PathTracker();
  private final IdentityHashMap<ObjectType, AttributeSlots.Layout> layouts =
      new IdentityHashMap<>(4);
  private final ByteSource source;
  private final NumberReader numbers;
  private final UnknownReader unknowns;

  MessagePackDecoder(byte[] bytes) {
    this.source = new ByteSource(bytes, trail);
    this.numbers = new NumberReader(trail);
    this.unknowns = new UnknownReader(trail, numbers);
  }

  CtyValue decode(CtyType type) {
    var slot = TypeNesting.withoutOptional(type);
    var value = read(slot);
    if (slot.containsDynamic()) {
      new CoreTypes().require(value);
    }
    return value;
  }

  private CtyValue read(CtyType slot) {
    trail.descend();
    var code = source.peek();
    CtyValue value;
    if (FormatByte.isExtension(code)) {
      value = unknowns.read(source, slot);
    } else if (code == FormatByte.NIL) {
      source.next();
      value = CtyValue.nullOf(slot);
    } else {
      value = readKnown(slot);
    }
    trail.ascend();
    return value;
  }

  private CtyValue readKnown(CtyType slot) {
    return switch (slot) {
      case Primitive primitive -> readPrimitive(primitive);
      case Dynamic _ -> readDynamic();
      case ListType(var element) -> CtyValue.list(element, readElements(slot, element));
      case SetType(var element) -> CtyValue.set(element, readElements(slot, element));
      case MapType map -> readMap(map);
      case ObjectType object -> readObject(object);
      case TupleType tuple -> readTuple(tuple);
    };
  }

  private CtyValue readPrimitive(Primitive slot) {
    return switch (slot) {
      case STRING -> readString();
      case NUMBER -> CtyValue.number(numbers.read(source));
      case BOOL -> readBool();
    };
  }

  private CtyValue readString() {
    var size = source.textSize(source.next());
    if (size < 0) {
      throw trail.required(CtyType.STRING);
    }
    return CtyValue.string(source.text(size));
  }

  private CtyValue readBool() {
    return switch (source.next()) {
      case FormatByte.TRUE -> CtyValue.bool(true);
      case FormatByte.FALSE -> CtyValue.bool(false);
      default -> throw trail.required(CtyType.BOOL);
    };
  }

  private CtyValue readDynamic() {
    if (source.arraySize() != 2) {
      throw trail.failure("a value of dynamic type must be an array of its type and the value");
    }
    var size = source.textSize(source.next());
    if (size < 0) {
      throw trail.failure("the type of a value of dynamic type must be a string of JSON");
    }
    return read(TypeReader.readWrapped(source.binary(size), trail).withoutOptional());
  }

  private List<CtyValue> readElements(CtyType slot, CtyType element) {
    var size = source.arraySize();
    if (size < 0) {
      throw trail.required(slot);
    }
    var elements = new ArrayList<CtyValue>(size);
    trail.open();
    for (var i = 0; i < size; i++) {
      trail.index(i);
      elements.add(read(element));
    }
    trail.close();
    return elements;
  }

  private CtyValue readTuple(TupleType tuple) {
    var types = tuple.elements();
    var size = source.arraySize();
    if (size != types.size()) {
      throw trail.failure("a tuple of length %d is required".formatted(types.size()));
    }
    var elements = new ArrayList<CtyValue>(size);
    trail.open();
    for (var i = 0; i < size; i++) {
      trail.index(i);
      elements.add(read(types.get(i)));
    }
    trail.close();
    return CtyValue.tuple(elements);
  }

  private CtyValue readMap(MapType map) {
    var size = source.mapSize();
    if (size < 0) {
      throw trail.required(map);
    }
    var entries = LinkedHashMap.<String, CtyValue>newLinkedHashMap(size);
    for (var i = 0; i < size; i++) {
      var key = ((CtyValue.StringValue) readKey()).value();
      trail.open();
      trail.key(key);
      if (entries.put(key, read(map.element())) != null) {
        throw trail.failure("a key of a map must not be given twice");
      }
      trail.close();
    }
    return CtyValue.map(map.element(), entries);
  }

  private CtyValue readKey() {
    return CtyValue.string(readName());
  }

  private String readName() {
    var size = source.textSize(source.next());
    if (size < 0) {
      throw trail.failure("a key must be a string");
    }
    return source.text(size);
  }

  private CtyValue readObject(ObjectType object) {
    var size = source.mapSize();
    if (size < 0) {
      throw trail.required(object);
    }
    var attributes =
        new AttributeSlots(layouts.computeIfAbsent(object, AttributeSlots.Layout::of), trail);
    if (size != attributes.size()) {
      throw trail.failure(
          "an object with %d attributes is required (%d given)".formatted(attributes.size(), size));
    }
    trail.open();
    for (var i = 0; i < size; i++) {
      trail.between();
      var slot = source.skipIf(attributes.name(i)) ? i : attributes.find(readName());
      trail.attribute(attributes.name(slot));
      attributes.fill(slot, read(attributes.type(slot)));
    }
    trail.close();
    return attributes.toObject();
  }
}
