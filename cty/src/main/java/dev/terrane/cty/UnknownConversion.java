package dev.terrane.cty;

import dev.terrane.cty.CtyType.Dynamic;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.Primitive;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;
import dev.terrane.cty.CtyValue.Unknown;
import dev.terrane.cty.internal.NameMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Converts the types and refinements of null and unknown values. */
final class UnknownConversion {
  private UnknownConversion() {}

  static CtyValue convert(Unknown unknown, CtyType to) {
    var type = fill(unknown.type(), to);
    var refinement =
        unknown.refinement().definitelyNotNull() ? Refinement.notNull() : Refinement.NONE;
    return CtyValue.unknown(type, withLength(refinement, unknown, type));
  }

  private static Refinement withLength(Refinement refinement, Unknown from, CtyType to) {
    var length = from.refinement().length();
    return switch (from.type()) {
      case ObjectType object when to instanceof MapType ->
          exact(refinement, object.attributes().size());
      case TupleType tuple when to instanceof ListType ->
          exact(refinement, tuple.elements().size());
      case TupleType tuple when to instanceof SetType ->
          refinement.withLengthBounds(
              Math.min(1, tuple.elements().size()), tuple.elements().size());
      case ListType _, SetType _ when to instanceof SetType ->
          refinement.withLengthBounds(Math.min(1, length.min()), length.max());
      case ListType _, SetType _ when to instanceof ListType ->
          refinement.withLengthBounds(length.min(), length.max());
      case MapType _ when to instanceof MapType ->
          refinement.withLengthBounds(length.min(), length.max());
      default -> refinement;
    };
  }

  private static Refinement exact(Refinement refinement, int length) {
    return refinement.withLengthBounds(length, length);
  }

  /**
   * Returns the target type without optional attributes, in which parts of the source type replace
   * the placeholders.
   */
  static CtyType fill(CtyType from, CtyType to) {
    return filled(from, to.withoutOptional());
  }

  private static CtyType filled(CtyType from, CtyType to) {
    if (from instanceof Dynamic) {
      return to;
    }
    return switch (to) {
      case Dynamic _ -> from;
      case Primitive _ -> to;
      case ListType(var element) -> CtyType.list(filled(elementOf(from), element));
      case SetType(var element) -> CtyType.set(filled(elementOf(from), element));
      case MapType(var element) -> CtyType.map(filled(elementOf(from), element));
      case TupleType(var elements) when from instanceof TupleType(var others) ->
          CtyType.tuple(all(others, elements));
      case TupleType _ -> to;
      case ObjectType object -> object(from, NameMap.copyOf(object.attributes()));
    };
  }

  private static List<CtyType> all(List<CtyType> from, List<CtyType> to) {
    var types = new ArrayList<CtyType>(to.size());
    for (var i = 0; i < to.size(); i++) {
      types.add(filled(i < from.size() ? from.get(i) : CtyType.DYNAMIC, to.get(i)));
    }
    return types;
  }

  private static CtyType object(CtyType from, NameMap<CtyType> to) {
    var types = new ArrayList<CtyType>(to.size());
    for (var attribute : to.entrySet()) {
      types.add(filled(attributeOf(from, attribute.getKey()), attribute.getValue()));
    }
    return TypeRules.objectOf(to.withValues(types));
  }

  private static CtyType attributeOf(CtyType from, String name) {
    return switch (from) {
      case MapType(var element) -> element;
      case ObjectType(var attributes, _) -> attributes.getOrDefault(name, CtyType.DYNAMIC);
      default -> CtyType.DYNAMIC;
    };
  }

  /** Returns the common type of a source's parts; the placeholder if there is none. */
  private static CtyType elementOf(CtyType from) {
    return switch (from) {
      case ListType(var element) -> element;
      case SetType(var element) -> element;
      case MapType(var element) -> element;
      case TupleType(var elements) -> common(elements);
      case ObjectType object -> common(object.attributes().values());
      case Primitive _, Dynamic _ -> CtyType.DYNAMIC;
    };
  }

  private static CtyType common(Collection<CtyType> types) {
    return new Unification(true).unify(List.copyOf(types)).orElse(CtyType.DYNAMIC);
  }
}
