package dev.terrane.cty;

import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.internal.NameMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Conversions of lists, sets and maps. */
final class CollectionConversion {
  private final CtyType element;
  private final boolean unsafe;

  CollectionConversion(CtyType element, boolean unsafe) {
    this.element = element;
    this.unsafe = unsafe;
  }

  Optional<Conversion> fromList(CtyType to) {
    return switch (to) {
      case ListType(var target) -> toList(target);
      case SetType(var target) when unsafe -> toSet(target);
      default -> Optional.empty();
    };
  }

  Optional<Conversion> fromSet(CtyType to) {
    return switch (to) {
      case ListType(var target) -> toList(target);
      case SetType(var target) -> toSet(target);
      default -> Optional.empty();
    };
  }

  Optional<Conversion> fromMap(CtyType to) {
    return switch (to) {
      case MapType(var target) ->
          Conversion.find(element, target, unsafe)
              .map(each -> (value, path) -> mapOf((MapValue) value, target, each, path));
      case ObjectType object when unsafe -> MapToObject.find(element, object);
      default -> Optional.empty();
    };
  }

  private Optional<Conversion> toList(CtyType target) {
    return Conversion.findUnlessEqual(element, target, unsafe)
        .map(each -> (value, path) -> listOf(value, target, each, path));
  }

  private Optional<Conversion> toSet(CtyType target) {
    return Conversion.findUnlessEqual(element, target, unsafe)
        .map(each -> (value, path) -> setOf(value, target, each, path));
  }

  private CtyValue listOf(CtyValue value, CtyType target, Conversion each, CtyPath path) {
    var elements = List.copyOf(ValueStructure.of(value));
    if (value instanceof SetValue && elements.size() > 1 && !value.isWhollyKnown()) {
      // Unknown elements can become equal, so the length of the list is unknown.
      return CtyValue.unknown(UnknownConversion.fill(value.type(), CtyType.list(target)));
    }
    if (elements.isEmpty()) {
      return CtyValue.list(elementTypeOfEmpty(target), elements);
    }
    return ElementTypes.list(convertAll(elements, each, path))
        .orElseThrow(() -> mixed(path, "list"));
  }

  private CtyValue setOf(CtyValue value, CtyType target, Conversion each, CtyPath path) {
    var elements = List.copyOf(ValueStructure.of(value));
    if (elements.isEmpty()) {
      return CtyValue.set(elementTypeOfEmpty(target), elements);
    }
    return ElementTypes.set(convertAll(elements, each, path)).orElseThrow(() -> mixed(path, "set"));
  }

  private CtyValue mapOf(MapValue map, CtyType target, Conversion each, CtyPath path) {
    var entries = NameMap.<CtyValue>copyOf(map.entries());
    if (entries.isEmpty()) {
      return CtyValue.map(elementTypeOfEmpty(target), entries);
    }
    var converted = new ArrayList<CtyValue>(entries.size());
    for (var entry : entries.entrySet()) {
      converted.add(each.convert(entry.getValue(), path.key(entry.getKey())));
    }
    var unified = Unification.unifyParts(converted, target, false, path);
    return ElementTypes.map(entries.withValues(unified)).orElseThrow(() -> mixed(path, "map"));
  }

  /** Prefers a known element type to the placeholder. */
  private CtyType elementTypeOfEmpty(CtyType target) {
    return target instanceof CtyType.Dynamic ? element : target.withoutOptional();
  }

  static List<CtyValue> convertAll(List<CtyValue> elements, Conversion each, CtyPath path) {
    var converted = new ArrayList<CtyValue>(elements.size());
    for (var i = 0; i < elements.size(); i++) {
      converted.add(each.convert(elements.get(i), path.index(i)));
    }
    return converted;
  }

  static CtyException mixed(CtyPath path, String kind) {
    return new CtyException(path, "element types must all match for conversion to " + kind);
  }

  /** The conversion of maps to objects, which depends on the keys of the map. */
  private static final class MapToObject {
    private final CtyType element;
    private final ObjectType object;
    private final Map<String, Optional<Conversion>> converters;

    private MapToObject(
        CtyType element, ObjectType object, Map<String, Optional<Conversion>> converters) {
      this.element = element;
      this.object = object;
      this.converters = converters;
    }

    static Optional<Conversion> find(CtyType element, ObjectType object) {
      var converters = new LinkedHashMap<String, Optional<Conversion>>();
      for (var attribute : object.attributes().entrySet()) {
        var converter = Conversion.findUnlessEqual(element, attribute.getValue(), true);
        if (converter.isEmpty() && !object.optional().contains(attribute.getKey())) {
          return Optional.empty();
        }
        converters.put(attribute.getKey(), converter);
      }
      return Optional.of(new MapToObject(element, object, converters)::convert);
    }

    private CtyValue convert(CtyValue value, CtyPath path) {
      var entries = ((MapValue) value).entries();
      var attributes = new LinkedHashMap<String, CtyValue>();
      converters.forEach((name, converter) -> {
        var entry = entries.get(name);
        attributes.put(
            name, entry == null ? missing(name, path) : convert(entry, name, converter, path));
      });
      return CtyValue.object(attributes);
    }

    private CtyValue convert(
        CtyValue entry, String name, Optional<Conversion> converter, CtyPath path) {
      return converter
          .orElseThrow(() -> Mismatch.of(element, attribute(name)).within(path.key(name)))
          .convert(entry, path.key(name));
    }

    private CtyValue missing(String name, CtyPath path) {
      if (object.optional().contains(name)) {
        return CtyValue.nullOf(attribute(name));
      }
      throw new CtyException(path, "the map has no element for the attribute \"" + name + "\"");
    }

    private CtyType attribute(String name) {
      var type = object.attributes().get(name);
      return type == null ? CtyType.DYNAMIC : type;
    }
  }
}
