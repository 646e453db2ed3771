package dev.terrane.engine;

import dev.terrane.cty.CtyConversion;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.Primitive;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A state of Terraform before 0.12, which calls this form a flatmap. An element of a list is
/// `disk.0.size`, of a set `disk.HASH.size`, with the number of elements at `disk.#`; an entry of a
/// map is `tags.color`, with the number of entries at `tags.%`.
///
/// @param entries the values by their keys
record FlatmapState(Map<String, String> entries) {
  /// Decodes the state. Missing attributes are null.
  ///
  /// @throws CtyException for a value that does not conform to its type
  CtyValue decode(ObjectType type) {
    return object("", type, CtyPath.ROOT);
  }

  /// A JSON object of strings with the same keys.
  byte[] json() {
    var texts = new HashMap<String, CtyValue>();
    entries.forEach((key, text) -> texts.put(key, CtyValue.string(text)));
    return Json.encode(CtyValue.map(CtyType.STRING, texts), new MapType(CtyType.STRING));
  }

  private CtyValue object(String prefix, ObjectType type, CtyPath path) {
    var attributes = new HashMap<String, CtyValue>();
    type.attributes()
        .forEach(
            (name, of) -> attributes.put(name, value(prefix + name, of, path.attribute(name))));
    return CtyValue.object(attributes);
  }

  private CtyValue value(String key, CtyType type, CtyPath path) {
    if (!entries.containsKey(key) && below(key).findAny().isEmpty()) {
      return CtyValue.nullOf(type);
    }
    return switch (type) {
      case Primitive primitive -> primitive(key, primitive, path);
      case ListType(var element) -> CtyValue.list(element, list(key, element, path));
      case SetType(var element) -> CtyValue.set(element, set(key, element, path));
      case MapType(var element) -> CtyValue.map(element, map(key, element, path));
      case ObjectType object -> object(key + ".", object, path);
      case TupleType _, CtyType.Dynamic _ -> throw unsupported(path);
    };
  }

  private CtyValue primitive(String key, Primitive type, CtyPath path) {
    var text = entries.get(key);
    if (text == null) {
      throw new CtyException(path, "a single value is required");
    }
    try {
      return CtyConversion.convert(CtyValue.string(text), type);
    } catch (CtyException e) {
      throw e.within(path);
    }
  }

  private List<CtyValue> list(String key, CtyType element, CtyPath path) {
    return elements(key)
        .sorted(Comparator.comparingLong(index -> index(index, path)))
        .map(index -> element(key + "." + index, element, path.index(index(index, path))))
        .toList();
  }

  private static long index(String text, CtyPath path) {
    try {
      return Long.parseUnsignedLong(text);
    } catch (NumberFormatException _) {
      throw new CtyException(path, "a list is required");
    }
  }

  private List<CtyValue> set(String key, CtyType element, CtyPath path) {
    return elements(key).map(hash -> element(key + "." + hash, element, path)).toList();
  }

  /// An object in a collection is never null.
  private CtyValue element(String key, CtyType type, CtyPath path) {
    return type instanceof ObjectType object
        ? object(key + ".", object, path)
        : value(key, type, path);
  }

  /// A key of a map can contain a dot, therefore its values cannot have members.
  private Map<String, CtyValue> map(String key, CtyType element, CtyPath path) {
    if (!(element instanceof Primitive primitive)) {
      throw unsupported(path);
    }
    var found = new HashMap<String, CtyValue>();
    below(key)
        .filter(name -> !name.equals("%"))
        .forEach(name -> found.put(name, primitive(key + "." + name, primitive, path.key(name))));
    return found;
  }

  private static CtyException unsupported(CtyPath path) {
    return new CtyException(path, "Terraform before 0.12 had no values of this type");
  }

  /// The indices or hashes of the elements of a collection.
  private Stream<String> elements(String key) {
    return below(key)
        .map(rest -> rest.split("\\.", 2)[0])
        .filter(rest -> !rest.equals("#"))
        .distinct();
  }

  /// The rest of each key that is below a key.
  private Stream<String> below(String key) {
    var prefix = key + ".";
    return entries.keySet().stream()
        .filter(one -> one.startsWith(prefix))
        .map(one -> one.substring(prefix.length()));
  }
}
