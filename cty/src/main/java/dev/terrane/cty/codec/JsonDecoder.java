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
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Decodes one value of a declared type. */
final class JsonDecoder {
  private static final int NOT_SEEN = -1;

  private final PathTracker trail = new PathTracker();
  private final IdentityHashMap<ObjectType, AttributeSlots.Layout> layouts =
      new IdentityHashMap<>();
  private final JsonReader json;
  private final NumberReader numbers = new NumberReader(trail);
  private final boolean lenient;

  JsonDecoder(byte[] bytes, boolean lenient) {
    this.json = new JsonReader(bytes, trail);
    this.lenient = lenient;
  }

  CtyValue decode(CtyType type) {
    var slot = TypeNesting.withoutOptional(type);
    var value = read(slot);
    json.expectEnd();
    if (slot.containsDynamic()) {
      new CoreTypes().require(value);
    }
    return value;
  }

  /** Decodes a document without a declared type. */
  CtyValue decodeDocument() {
    var value = readAny();
    json.expectEnd();
    return value;
  }

  private CtyValue readAny() {
    trail.descend();
    var value =
        switch (json.peek()) {
          case '"' -> CtyValue.string(json.string());
          case '[' -> CtyValue.tuple(readAll());
          case '{' -> CtyValue.object(readMembers());
          case 't', 'f' -> CtyValue.bool(readLiteral());
          case 'n' -> readNothing();
          default -> CtyValue.number(numbers.parse(json.number()));
        };
    trail.ascend();
    return value;
  }

  private CtyValue readNothing() {
    json.literal("null");
    return CtyValue.nullOf(CtyType.DYNAMIC);
  }

  private List<CtyValue> readAll() {
    json.expect('[');
    var elements = new ArrayList<CtyValue>();
    while (json.hasNext(elements.isEmpty(), ']')) {
      elements.add(readAny());
    }
    return elements;
  }

  private Map<String, CtyValue> readMembers() {
    json.expect('{');
    var members = new TreeMap<String, CtyValue>();
    for (var first = true; json.hasNext(first, '}'); first = false) {
      members.put(CtyValue.string(json.name()).value(), readAny());
    }
    return members;
  }

  private CtyValue read(CtyType slot) {
    trail.descend();
    CtyValue value;
    if (json.peek() == 'n') {
      json.literal("null");
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
      case MapType(var element) -> CtyValue.map(element, readEntries(slot, element));
      case ObjectType object -> readObject(object);
      case TupleType tuple -> readTuple(tuple);
    };
  }

  private CtyValue readPrimitive(Primitive slot) {
    return switch (slot) {
      case STRING -> CtyValue.string(readText(slot));
      case NUMBER -> readNumber();
      case BOOL -> readBool();
    };
  }

  /** Reads the text of a string, number or bool. */
  private String readText(CtyType slot) {
    return switch (json.peek()) {
      case '"' -> json.string();
      case 't', 'f' -> Boolean.toString(readLiteral());
      case '[', '{' -> throw trail.required(slot);
      default -> json.number();
    };
  }

  private boolean readLiteral() {
    var value = json.peek() == 't';
    json.literal(value ? "true" : "false");
    return value;
  }

  private CtyValue readNumber() {
    return switch (json.peek()) {
      case 't', 'f', '[', '{' -> throw trail.required(CtyType.NUMBER);
      default -> CtyValue.number(numbers.parse(readText(CtyType.NUMBER)));
    };
  }

  private CtyValue readBool() {
    return switch (json.peek()) {
      case 't', 'f' -> CtyValue.bool(readLiteral());
      case '"' -> readBoolText();
      default -> throw trail.required(CtyType.BOOL);
    };
  }

  private CtyValue readBoolText() {
    return switch (json.string()) {
      case "true", "1" -> CtyValue.bool(true);
      case "false", "0" -> CtyValue.bool(false);
      default -> throw trail.required(CtyType.BOOL);
    };
  }

  private void open(char bracket, CtyType slot) {
    if (json.peek() != bracket) {
      throw trail.required(slot);
    }
    json.expect(bracket);
  }

  private List<CtyValue> readElements(CtyType slot, CtyType element) {
    open('[', slot);
    var elements = new ArrayList<CtyValue>();
    trail.open();
    while (json.hasNext(elements.isEmpty(), ']')) {
      trail.index(elements.size());
      elements.add(read(element));
    }
    trail.close();
    return elements;
  }

  private CtyValue readTuple(TupleType tuple) {
    open('[', tuple);
    var types = tuple.elements();
    var elements = new ArrayList<CtyValue>();
    trail.open();
    while (json.hasNext(elements.isEmpty(), ']')) {
      if (elements.size() == types.size()) {
        trail.close();
        throw trail.failure("a tuple of length %d is required".formatted(types.size()));
      }
      trail.index(elements.size());
      elements.add(read(types.get(elements.size())));
    }
    trail.close();
    if (elements.size() < types.size()) {
      throw trail.failure("a tuple of length %d is required".formatted(types.size()));
    }
    return CtyValue.tuple(elements);
  }

  /** Later entries replace earlier ones of the same key. */
  private Map<String, CtyValue> readEntries(CtyType slot, CtyType element) {
    open('{', slot);
    var entries = new TreeMap<String, CtyValue>();
    trail.open();
    for (var first = true; json.hasNext(first, '}'); first = false) {
      trail.between();
      var key = CtyValue.string(json.name()).value();
      trail.key(key);
      entries.put(key, read(element));
    }
    trail.close();
    return entries;
  }

  private CtyValue readObject(ObjectType object) {
    open('{', object);
    var attributes =
        new AttributeSlots(layouts.computeIfAbsent(object, AttributeSlots.Layout::of), trail);
    trail.open();
    for (var first = true; json.hasNext(first, '}'); first = false) {
      trail.between();
      readAttribute(attributes, json.name());
    }
    trail.close();
    return attributes.toObject();
  }

  private void readAttribute(AttributeSlots attributes, String name) {
    trail.attribute(name);
    var slot = lenient ? attributes.indexOf(name) : attributes.find(name);
    if (slot < 0) {
      json.skip();
    } else {
      attributes.replace(slot, read(attributes.type(slot)));
    }
  }

  private CtyValue readDynamic() {
    open('{', CtyType.DYNAMIC);
    var typeAt = NOT_SEEN;
    var valueAt = NOT_SEEN;
    for (var first = true; json.hasNext(first, '}'); first = false) {
      switch (json.name()) {
        case "type" -> typeAt = json.position();
        case "value" -> valueAt = json.position();
        default -> throw trail.failure("a value of dynamic type has only \"type\" and \"value\"");
      }
      json.skip();
    }
    if (typeAt == NOT_SEEN || valueAt == NOT_SEEN) {
      throw trail.failure("a value of dynamic type needs \"type\" and \"value\"");
    }
    return readAt(typeAt, valueAt);
  }

  private CtyValue readAt(int typeAt, int valueAt) {
    var end = json.position();
    json.seek(typeAt);
    var type = TypeReader.read(json, trail).withoutOptional();
    json.seek(valueAt);
    var value = read(type);
    json.seek(end);
    return value;
  }
}
