package dev.terrane.cty;

import dev.terrane.cty.CtyType.Dynamic;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.Primitive;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;
import dev.terrane.cty.internal.NameMap;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Finds a common type of several types, by Terraform's rules. */
final class Unification {
  private final boolean unsafe;

  Unification(boolean unsafe) {
    this.unsafe = unsafe;
  }

  private enum Kind {
    PRIMITIVE,
    DYNAMIC,
    LIST,
    SET,
    MAP,
    OBJECT,
    TUPLE;

    static Kind of(CtyType type) {
      return switch (type) {
        case Primitive _ -> PRIMITIVE;
        case Dynamic _ -> DYNAMIC;
        case ListType _ -> LIST;
        case SetType _ -> SET;
        case MapType _ -> MAP;
        case ObjectType _ -> OBJECT;
        case TupleType _ -> TUPLE;
      };
    }
  }

  Optional<CtyType> unify(List<CtyType> types) {
    if (types.isEmpty()) {
      return Optional.empty();
    }
    var kinds = EnumSet.noneOf(Kind.class);
    types.forEach(type -> kinds.add(Kind.of(type)));
    var dynamic = kinds.remove(Kind.DYNAMIC);
    if (kinds.size() == 1 && !kinds.contains(Kind.PRIMITIVE)) {
      // The result depends on the type that is still unknown.
      return dynamic ? Optional.of(CtyType.DYNAMIC) : unifyAlike(kinds.iterator().next(), types);
    }
    if (kinds.contains(Kind.OBJECT) && kinds.contains(Kind.TUPLE)) {
      return Optional.empty();
    }
    return unifyAsCollections(kinds, types).or(() -> mostGeneral(types));
  }

  private Optional<CtyType> unifyAlike(Kind kind, List<CtyType> types) {
    return switch (kind) {
      case LIST -> collection(types, CtyType::list);
      case SET -> collection(types, CtyType::set);
      case MAP -> collection(types, CtyType::map);
      case OBJECT -> objects(types);
      case TUPLE -> tuples(types);
      case PRIMITIVE, DYNAMIC -> mostGeneral(types);
    };
  }

  /**
   * Unifies objects with maps, and tuples with lists, by treating them as collections if possible.
   */
  private Optional<CtyType> unifyAsCollections(Set<Kind> kinds, List<CtyType> types) {
    if (kinds.equals(EnumSet.of(Kind.MAP, Kind.OBJECT))) {
      return replaced(types, Kind.OBJECT, this::objectsToMap);
    }
    if (kinds.equals(EnumSet.of(Kind.LIST, Kind.TUPLE))) {
      return replaced(types, Kind.TUPLE, this::tuplesToList);
    }
    return Optional.empty();
  }

  private Optional<CtyType> replaced(
      List<CtyType> types, Kind kind, Function<List<CtyType>, Optional<CtyType>> unifier) {
    var odd = types.stream().filter(type -> Kind.of(type) == kind).toList();
    return unifier
        .apply(odd)
        .flatMap(one ->
            unify(types.stream().map(type -> Kind.of(type) == kind ? one : type).toList())
                .filter(unified -> Kind.of(unified) == Kind.of(one)));
  }

  private Optional<CtyType> collection(List<CtyType> types, Function<CtyType, CtyType> collection) {
    var elements = types.stream().flatMap(type -> parts(type).stream()).toList();
    return unify(elements).map(collection).filter(type -> allConvert(types, type));
  }

  private Optional<CtyType> objects(List<CtyType> types) {
    var first = ((ObjectType) types.getFirst()).attributes();
    for (var type : types) {
      if (!((ObjectType) type).attributes().keySet().equals(first.keySet())) {
        return objectsToMap(types);
      }
    }
    return across(types, first.size())
        .map(unified -> (CtyType) TypeRules.objectOf(NameMap.copyOf(first).withValues(unified)))
        .flatMap(type -> allConvert(types, type) ? Optional.of(type) : objectsToMap(types));
  }

  private Optional<CtyType> tuples(List<CtyType> types) {
    var size = parts(types.getFirst()).size();
    if (types.stream().anyMatch(type -> parts(type).size() != size)) {
      return tuplesToList(types);
    }
    return across(types, size)
        .map(unified -> (CtyType) CtyType.tuple(unified))
        .flatMap(type -> allConvert(types, type) ? Optional.of(type) : tuplesToList(types));
  }

  /** Unifies the types' parts position by position; the parts of an object are sorted by name. */
  private Optional<List<CtyType>> across(List<CtyType> types, int size) {
    var unified = new ArrayList<CtyType>();
    for (var i = 0; i < size; i++) {
      var index = i;
      var part = unify(types.stream().map(type -> parts(type).get(index)).toList());
      if (part.isEmpty()) {
        return Optional.empty();
      }
      unified.add(part.get());
    }
    return Optional.of(unified);
  }

  private Optional<CtyType> objectsToMap(List<CtyType> types) {
    return collection(types, CtyType::map);
  }

  private Optional<CtyType> tuplesToList(List<CtyType> types) {
    return collection(types, CtyType::list);
  }

  private static List<CtyType> parts(CtyType type) {
    return switch (type) {
      case ListType(var element) -> List.of(element);
      case SetType(var element) -> List.of(element);
      case MapType(var element) -> List.of(element);
      case ObjectType object -> List.copyOf(object.attributes().values());
      case TupleType(var elements) -> elements;
      case Primitive _, Dynamic _ -> List.of();
    };
  }

  private Optional<CtyType> mostGeneral(List<CtyType> types) {
    return TypePreference.order(types).stream()
        .map(types::get)
        .filter(type -> allConvert(types, type))
        .findFirst();
  }

  private boolean allConvert(List<CtyType> types, CtyType to) {
    return types.stream()
        .allMatch(type -> Conversion.findUnlessEqual(type, to, unsafe).isPresent());
  }

  /** Converts values to one type if the target type contains placeholders. */
  static List<CtyValue> unifyParts(
      List<CtyValue> values, CtyType meant, boolean unsafe, CtyPath path) {
    return switch (meant) {
      case Primitive _, Dynamic _, TupleType _ -> values;
      case ListType _, SetType _, MapType _, ObjectType _ -> unifyAll(values, unsafe, path);
    };
  }

  static List<CtyValue> unifyAll(List<CtyValue> values, boolean unsafe, CtyPath path) {
    var type =
        new Unification(unsafe)
            .unify(ValueStructure.types(values))
            .orElseThrow(
                () -> new CtyException(path, "there is no type for all elements of a collection"));
    UnaryOperator<CtyValue> convert =
        value ->
            Conversion.findUnlessEqual(value.type(), type, unsafe)
                .orElseThrow(() -> Mismatch.of(value.type(), type).within(path))
                .convert(value, path);
    return values.stream().map(convert).toList();
  }
}
