package dev.terrane.cty;

import dev.terrane.cty.CtyType.Dynamic;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.cty.internal.NameMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Conversions of objects and tuples. */
final class StructureConversion {
  private final boolean unsafe;

  StructureConversion(boolean unsafe) {
    this.unsafe = unsafe;
  }

  Optional<Conversion> fromObject(ObjectType from, CtyType to) {
    return switch (to) {
      case ObjectType target -> objectToObject(from, target);
      case MapType(var element) -> objectToMap(from, element);
      default -> Optional.empty();
    };
  }

  Optional<Conversion> fromTuple(TupleType from, CtyType to) {
    return switch (to) {
      case TupleType target -> tupleToTuple(from, target);
      case ListType(var element) -> tupleToList(from, element);
      case SetType(var element) -> tupleToSet(from, element);
      default -> Optional.empty();
    };
  }

  private Optional<Conversion> objectToObject(ObjectType from, ObjectType to) {
    var converters = new LinkedHashMap<String, Conversion>();
    for (var attribute : to.attributes().entrySet()) {
      var name = attribute.getKey();
      var type = from.attributes().get(name);
      var converter =
          type == null
              ? absent(to, name, attribute.getValue())
              : Conversion.findUnlessEqual(type, attribute.getValue(), unsafe);
      if (converter.isEmpty()) {
        return Optional.empty();
      }
      converters.put(name, converter.get());
    }
    return Optional.of((value, path) -> convert((ObjectValue) value, converters, path));
  }

  /** Returns the conversion for an attribute that the source does not have. */
  private static Optional<Conversion> absent(ObjectType to, String name, CtyType type) {
    return to.optional().contains(name)
        ? Optional.of((_, _) -> CtyValue.nullOf(type))
        : Optional.empty();
  }

  private static CtyValue convert(
      ObjectValue object, Map<String, Conversion> converters, CtyPath path) {
    var attributes = new LinkedHashMap<String, CtyValue>();
    converters.forEach((name, converter) -> {
      var value = object.attributes().getOrDefault(name, object);
      attributes.put(name, converter.convert(value, path.attribute(name)));
    });
    return CtyValue.object(attributes);
  }

  private Optional<Conversion> objectToMap(ObjectType from, CtyType declared) {
    if (from.attributes().isEmpty()) {
      return Optional.of((_, _) -> CtyValue.map(declared.withoutOptional(), Map.of()));
    }
    var types = List.copyOf(from.attributes().values());
    var element = declared instanceof Dynamic ? unified(types) : Optional.of(declared);
    return element.flatMap(type ->
        converters(types, type)
            .map(each -> (value, path) -> mapOf((ObjectValue) value, type, each, path)));
  }

  private CtyValue mapOf(
      ObjectValue object, CtyType element, List<Conversion> converters, CtyPath path) {
    var attributes = NameMap.<CtyValue>copyOf(object.attributes());
    var converted = new ArrayList<CtyValue>();
    for (var i = 0; i < attributes.size(); i++) {
      var at = path.attribute(attributes.names().get(i));
      converted.add(converters.get(i).convert(attributes.values().get(i), at));
    }
    var parts = Unification.unifyParts(converted, element, unsafe, path);
    return ElementTypes.map(attributes.withValues(parts))
        .orElseThrow(() -> CollectionConversion.mixed(path, "map"));
  }

  private Optional<Conversion> tupleToTuple(TupleType from, TupleType to) {
    if (from.elements().size() != to.elements().size()) {
      return Optional.empty();
    }
    var converters = new ArrayList<Conversion>();
    for (var i = 0; i < to.elements().size(); i++) {
      var converter =
          Conversion.findUnlessEqual(from.elements().get(i), to.elements().get(i), unsafe);
      if (converter.isEmpty()) {
        return Optional.empty();
      }
      converters.add(converter.get());
    }
    return Optional.of((value, path) -> CtyValue.tuple(each((TupleValue) value, converters, path)));
  }

  private static List<CtyValue> each(TupleValue tuple, List<Conversion> converters, CtyPath path) {
    var converted = new ArrayList<CtyValue>(converters.size());
    for (var i = 0; i < converters.size(); i++) {
      converted.add(converters.get(i).convert(tuple.elements().get(i), path.index(i)));
    }
    return converted;
  }

  private Optional<Conversion> tupleToList(TupleType from, CtyType declared) {
    if (from.elements().isEmpty()) {
      return Optional.of((_, _) -> CtyValue.list(declared.withoutOptional(), List.of()));
    }
    return tupleElement(from, declared)
        .flatMap(type -> converters(from.elements(), type))
        .map(each -> (value, path) -> listOf((TupleValue) value, each, path));
  }

  private CtyValue listOf(TupleValue tuple, List<Conversion> converters, CtyPath path) {
    var elements = Unification.unifyAll(each(tuple, converters, path), unsafe, path);
    return ElementTypes.list(elements).orElseThrow(() -> CollectionConversion.mixed(path, "list"));
  }

  private Optional<Conversion> tupleToSet(TupleType from, CtyType declared) {
    if (from.elements().isEmpty()) {
      return Optional.of((_, _) -> CtyValue.set(declared.withoutOptional(), List.of()));
    }
    return tupleElement(from, declared)
        .flatMap(type -> converters(from.elements(), type))
        .map(each -> (value, path) -> setOf(each((TupleValue) value, each, path), path));
  }

  private static CtyValue setOf(List<CtyValue> elements, CtyPath path) {
    return ElementTypes.set(elements).orElseThrow(() -> CollectionConversion.mixed(path, "set"));
  }

  /**
   * Returns the target type of the elements; for the placeholder, the type that the elements have
   * in common.
   */
  private Optional<CtyType> tupleElement(TupleType from, CtyType declared) {
    if (!(declared instanceof Dynamic)) {
      return Optional.of(declared);
    }
    return unified(from.elements())
        .filter(type ->
            !(type instanceof Dynamic)
                || from.elements().stream().allMatch(Dynamic.class::isInstance));
  }

  private Optional<CtyType> unified(List<CtyType> types) {
    return new Unification(unsafe).unify(types);
  }

  private Optional<List<Conversion>> converters(List<CtyType> types, CtyType to) {
    var converters = new ArrayList<Conversion>();
    for (var type : types) {
      var converter = Conversion.findUnlessEqual(type, to, unsafe);
      if (converter.isEmpty()) {
        return Optional.empty();
      }
      converters.add(converter.get());
    }
    return Optional.of(converters);
  }
}
