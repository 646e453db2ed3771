package dev.terrane.cty;

import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;
import dev.terrane.cty.CtyValue.Unknown;

/** What is still known of an unknown value when its type changes. */
final class UnknownConversion {
  private UnknownConversion() {}

  static CtyValue convert(Unknown unknown, CtyType to) {
    var type = Placeholders.fill(unknown.type(), to);
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
}
