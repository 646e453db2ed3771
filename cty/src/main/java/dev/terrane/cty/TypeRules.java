package dev.terrane.cty;

import dev.terrane.cty.CtyType.Dynamic;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.Primitive;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;
import dev.terrane.cty.internal.NameMap;
import dev.terrane.cty.internal.Unicode;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Recursive operations on types. */
final class TypeRules {
  private static final SortedSet<String> NO_NAMES =
      Collections.unmodifiableSortedSet(new TreeSet<>(Unicode.BYTEWISE));

  private TypeRules() {}

  static boolean containsDynamic(CtyType type) {
    return switch (type) {
      case Primitive _ -> false;
      case Dynamic _ -> true;
      case ListType(var element) -> containsDynamic(element);
      case SetType(var element) -> containsDynamic(element);
      case MapType(var element) -> containsDynamic(element);
      case ObjectType object -> anyDynamic(NameMap.copyOf(object.attributes()).values());
      case TupleType(var elements) -> anyDynamic(elements);
    };
  }

  private static boolean anyDynamic(List<CtyType> types) {
    for (var type : types) {
      if (containsDynamic(type)) {
        return true;
      }
    }
    return false;
  }

  static CtyType withoutOptional(CtyType type) {
    return hasOptional(type) ? strip(type) : type;
  }

  private static boolean hasOptional(CtyType type) {
    return switch (type) {
      case Primitive _, Dynamic _ -> false;
      case ListType(var element) -> hasOptional(element);
      case SetType(var element) -> hasOptional(element);
      case MapType(var element) -> hasOptional(element);
      case ObjectType(var attributes, var optional) ->
          !optional.isEmpty() || anyOptional(NameMap.copyOf(attributes).values());
      case TupleType(var elements) -> anyOptional(elements);
    };
  }

  private static boolean anyOptional(List<CtyType> types) {
    for (var type : types) {
      if (hasOptional(type)) {
        return true;
      }
    }
    return false;
  }

  /** The normalized and sorted names of optional attributes; most types have none. */
  static SortedSet<String> optional(Set<String> names, Map<String, CtyType> attributes) {
    if (names.isEmpty()) {
      return NO_NAMES;
    }
    var sorted = new TreeSet<>(Unicode.BYTEWISE);
    names.forEach(name -> sorted.add(Unicode.normalize(name)));
    for (var name : sorted) {
      if (!attributes.containsKey(name)) {
        throw new IllegalArgumentException(
            "the optional name \"" + name + "\" is not an attribute of the object");
      }
    }
    return Collections.unmodifiableSortedSet(sorted);
  }

  private static CtyType strip(CtyType type) {
    return switch (type) {
      case Primitive _, Dynamic _ -> type;
      case ListType(var element) -> CtyType.list(strip(element));
      case SetType(var element) -> CtyType.set(strip(element));
      case MapType(var element) -> CtyType.map(strip(element));
      case ObjectType(var attributes, _) -> {
        var names = NameMap.copyOf(attributes);
        var types = names.values().stream().map(TypeRules::strip).toList();
        yield objectOf(names.withValues(types));
      }
      case TupleType(var elements) ->
          CtyType.tuple(elements.stream().map(TypeRules::strip).toList());
    };
  }

  /** Returns an object type of required attributes, which must be sorted. */
  static ObjectType objectOf(NameMap<CtyType> attributes) {
    return new ObjectType(attributes, NO_NAMES);
  }

  @SuppressWarnings("ReferenceEquality") // most types are compared with themselves
  static boolean conforms(CtyType type, CtyType to) {
    if (type == to || to instanceof Dynamic) {
      return true;
    }
    return switch (type) {
      case Primitive _, Dynamic _ -> false; // the same instance or nothing
      case ListType(var element) -> to instanceof ListType(var other) && conforms(element, other);
      case SetType(var element) -> to instanceof SetType(var other) && conforms(element, other);
      case MapType(var element) -> to instanceof MapType(var other) && conforms(element, other);
      case ObjectType(var attributes, _) ->
          to instanceof ObjectType(var others, _)
              && NameMap.copyOf(attributes).hasNamesOf(NameMap.copyOf(others))
              && allConform(NameMap.copyOf(attributes).values(), NameMap.copyOf(others).values());
      case TupleType(var elements) ->
          to instanceof TupleType(var others) && allConform(elements, others);
    };
  }

  private static boolean allConform(List<CtyType> types, List<CtyType> to) {
    if (types.size() != to.size()) {
      return false;
    }
    for (var i = 0; i < types.size(); i++) {
      if (!conforms(types.get(i), to.get(i))) {
        return false;
      }
    }
    return true;
  }
}
