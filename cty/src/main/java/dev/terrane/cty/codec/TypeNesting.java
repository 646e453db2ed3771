package dev.terrane.cty.codec;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;
import java.util.Collection;

/** Limits the depth of a caller's types, before recursive methods use them. */
final class TypeNesting {
  private TypeNesting() {}

  static CtyType withoutOptional(CtyType type) {
    require(type, 1);
    return type.withoutOptional();
  }

  static void require(CtyType type, int depth) {
    if (depth > PathTracker.MAX_DEPTH) {
      throw new CtyException(
          CtyPath.ROOT,
          "types must not be nested more than %d levels deep".formatted(PathTracker.MAX_DEPTH));
    }
    switch (type) {
      case CtyType.Primitive _, CtyType.Dynamic _ -> {}
      case ListType(var element) -> require(element, depth + 1);
      case SetType(var element) -> require(element, depth + 1);
      case MapType(var element) -> require(element, depth + 1);
      case TupleType(var elements) -> requireAll(elements, depth + 1);
      case ObjectType object -> requireAll(object.attributes().values(), depth + 1);
    }
  }

  private static void requireAll(Collection<CtyType> types, int depth) {
    for (var type : types) {
      require(type, depth);
    }
  }
}
