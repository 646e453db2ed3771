package dev.terrane.cty;

import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;

/**
 * Finds the reason why there is no conversion between two types, with the innermost path that can
 * be named.
 */
final class Mismatch {
  private Mismatch() {}

  static CtyException of(CtyType from, CtyType to) {
    return at(CtyPath.ROOT, from, to);
  }

  private static CtyException at(CtyPath path, CtyType from, CtyType to) {
    return switch (to) {
      case ObjectType target when from instanceof ObjectType source -> object(path, source, target);
      case TupleType target when from instanceof TupleType source -> tuple(path, source, target);
      case ListType(var element) when from instanceof TupleType source ->
          elements(path, source, element, to);
      case SetType(var element) when from instanceof TupleType source ->
          elements(path, source, element, to);
      case MapType(var element) when from instanceof ObjectType source ->
          attributes(path, source, element, to);
      default -> plain(path, from, to);
    };
  }

  private static CtyException plain(CtyPath path, CtyType from, CtyType to) {
    return new CtyException(
        path, "%s required, but this is %s".formatted(to.friendlyName(), from.friendlyName()));
  }

  private static CtyException object(CtyPath path, ObjectType from, ObjectType to) {
    for (var attribute : to.attributes().entrySet()) {
      var name = attribute.getKey();
      var source = from.attributes().get(name);
      if (source == null && !to.optional().contains(name)) {
        return new CtyException(path, "the attribute \"" + name + "\" is required");
      }
      if (source != null && isImpossible(source, attribute.getValue())) {
        return at(path.attribute(name), source, attribute.getValue());
      }
    }
    return plain(path, from, to);
  }

  private static CtyException tuple(CtyPath path, TupleType from, TupleType to) {
    if (from.elements().size() != to.elements().size()) {
      return new CtyException(
          path,
          "a tuple of length %d is required (%d given)"
              .formatted(to.elements().size(), from.elements().size()));
    }
    for (var i = 0; i < to.elements().size(); i++) {
      if (isImpossible(from.elements().get(i), to.elements().get(i))) {
        return at(path.index(i), from.elements().get(i), to.elements().get(i));
      }
    }
    return plain(path, from, to);
  }

  private static CtyException elements(CtyPath path, TupleType from, CtyType element, CtyType to) {
    for (var i = 0; i < from.elements().size(); i++) {
      if (isImpossible(from.elements().get(i), element)) {
        return at(path.index(i), from.elements().get(i), element);
      }
    }
    return uneven(path, element, from, to);
  }

  private static CtyException attributes(
      CtyPath path, ObjectType from, CtyType element, CtyType to) {
    for (var attribute : from.attributes().entrySet()) {
      if (isImpossible(attribute.getValue(), element)) {
        return at(path.attribute(attribute.getKey()), attribute.getValue(), element);
      }
    }
    return uneven(path, element, from, to);
  }

  private static CtyException uneven(CtyPath path, CtyType element, CtyType from, CtyType to) {
    return element instanceof CtyType.Dynamic
        ? new CtyException(path, "all elements must have the same type")
        : plain(path, from, to);
  }

  private static boolean isImpossible(CtyType from, CtyType to) {
    return Conversion.findUnlessEqual(from, to, true).isEmpty();
  }
}
