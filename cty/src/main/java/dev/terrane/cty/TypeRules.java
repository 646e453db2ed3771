package dev.terrane.cty;

import dev.terrane.cty.CtyType.Dynamic;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.Primitive;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;
import dev.terrane.cty.internal.NameMap;
import java.util.Collections;
import java.util.List;

/** Recursive operations on types. */
final class TypeRules {
  private TypeRules() {}

  static boolean containsDynamic(CtyType type) {
    return switch (type) {
      case Primitive _ -> false;
      case Dynamic _ -> true;
      case ListType(var element) -> containsDynamic(element);
      case SetType(var element) -> containsDynamic(element);
      case MapType(var element) -> containsDynamic(element);
      case ObjectType object -> anyDynamic(List.copyOf(object.attributes().values()));
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
          !optional.isEmpty() || attributes.values().stream().anyMatch(TypeRules::hasOptional);
      case TupleType(var elements) -> elements.stream().anyMatch(TypeRules::hasOptional);
    };
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
    return new ObjectType(attributes, Collections.emptySortedSet());
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
              && NameMap.copyOf(attributes).names().equals(NameMap.copyOf(others).names())
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
