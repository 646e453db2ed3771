package dev.terrane.cty.codec;

import dev.terrane.cty.CtyType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads types from JSON. */
final class TypeReader {
  private final PathTracker trail;
  private final JsonReader json;

  private TypeReader(byte[] bytes, PathTracker trail) {
    this.trail = trail;
    this.json = new JsonReader(bytes, trail);
  }

  static CtyType read(byte[] bytes) {
    var reader = new TypeReader(bytes, new PathTracker());
    var type = reader.type();
    reader.json.expectEnd();
    return type;
  }

  /** Reads the type of a wrapped value. Terraform's decoder ignores closing brackets after it. */
  static CtyType readWrapped(byte[] bytes, PathTracker trail) {
    var reader = new TypeReader(bytes, trail);
    var type = reader.type();
    var next = reader.json.peek();
    if (next != ']' && next != '}') {
      reader.json.expectEnd();
    }
    return type;
  }

  /** Reads the next type from a reader. */
  static CtyType read(JsonReader json, PathTracker trail) {
    return new TypeReader(json, trail).type();
  }

  private TypeReader(JsonReader json, PathTracker trail) {
    this.trail = trail;
    this.json = json;
  }

  private CtyType type() {
    trail.descend();
    var type =
        switch (json.peek()) {
          case '"' -> simple(json.string());
          case '[' -> complex();
          default -> throw trail.failure("a type must be a string or an array in JSON");
        };
    trail.ascend();
    return type;
  }

  private CtyType simple(String name) {
    return switch (name) {
      case "string" -> CtyType.STRING;
      case "number" -> CtyType.NUMBER;
      case "bool" -> CtyType.BOOL;
      case "dynamic" -> CtyType.DYNAMIC;
      default -> throw unknown(name);
    };
  }

  private RuntimeException unknown(String name) {
    return trail.failure("there is no type \"" + name + "\"");
  }

  private CtyType complex() {
    json.expect('[');
    var kind = json.string();
    json.expect(',');
    var type =
        switch (kind) {
          case "list" -> CtyType.list(type());
          case "set" -> CtyType.set(type());
          case "map" -> CtyType.map(type());
          case "tuple" -> CtyType.tuple(types());
          case "object" -> object();
          default -> throw unknown(kind);
        };
    json.expect(']');
    return type;
  }

  private CtyType object() {
    var attributes = attributes();
    Set<String> optional = Set.of();
    if (json.peek() == ',') {
      json.expect(',');
      optional = names();
    }
    try {
      return CtyType.object(attributes, optional);
    } catch (IllegalArgumentException e) {
      throw trail.failure(e);
    }
  }

  private boolean isNull() {
    var isNull = json.peek() == 'n';
    if (isNull) {
      json.literal("null");
    }
    return isNull;
  }

  private List<CtyType> types() {
    var types = new ArrayList<CtyType>();
    if (isNull()) {
      return types;
    }
    json.expect('[');
    for (var first = true; json.hasNext(first, ']'); first = false) {
      types.add(type());
    }
    return types;
  }

  private Map<String, CtyType> attributes() {
    var attributes = new LinkedHashMap<String, CtyType>();
    if (isNull()) {
      return attributes;
    }
    json.expect('{');
    for (var first = true; json.hasNext(first, '}'); first = false) {
      attributes.put(json.name(), type());
    }
    return attributes;
  }

  private Set<String> names() {
    var names = new HashSet<String>();
    if (isNull()) {
      return names;
    }
    json.expect('[');
    for (var first = true; json.hasNext(first, ']'); first = false) {
      names.add(json.string());
    }
    return names;
  }
}
