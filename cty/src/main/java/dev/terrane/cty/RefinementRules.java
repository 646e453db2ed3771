package dev.terrane.cty;

import dev.terrane.cty.CtyType.Dynamic;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.Primitive;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyType.TupleType;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The rules of refinements: which ones a type can have, and which values satisfy them. */
final class RefinementRules {
  /** A list that is longer remains unknown even if its length is known. */
  private static final long LONGEST_COLLAPSED = 65_536;

  private RefinementRules() {}

  /** Defines an arbitrary total order, in which only equal refinements compare as zero. */
  static int compare(Refinement left, Refinement right) {
    int[] orders = {
      Boolean.compare(left.definitelyNotNull(), right.definitelyNotNull()),
      left.prefix().compareTo(right.prefix()),
      Long.compare(left.length().min(), right.length().min()),
      Long.compare(left.length().max(), right.length().max()),
      compare(left.range().lower(), right.range().lower()),
      compare(left.range().upper(), right.range().upper())
    };
    return Arrays.stream(orders).filter(order -> order != 0).findFirst().orElse(0);
  }

  private static int compare(Optional<Refinement.Bound> left, Optional<Refinement.Bound> right) {
    if (left.isEmpty() || right.isEmpty()) {
      return Boolean.compare(left.isPresent(), right.isPresent());
    }
    var order = left.get().number().compareTo(right.get().number());
    return order != 0 ? order : Boolean.compare(left.get().inclusive(), right.get().inclusive());
  }

  /** Returns an unknown value, or the known value if only one satisfies the refinement. */
  static CtyValue unknown(CtyType type, Refinement refinement) {
    var unknown = new CtyValue.Unknown(type, refinement);
    return unknown.refinement().definitelyNotNull() ? collapse(unknown) : unknown;
  }

  private static CtyValue collapse(CtyValue.Unknown unknown) {
    var length = unknown.refinement().length();
    var exact = length.min() == length.max() && length.max() <= LONGEST_COLLAPSED;
    var size = exact ? (int) length.max() : -1;
    return switch (unknown.type()) {
      case Primitive primitive when primitive == Primitive.NUMBER -> collapseNumber(unknown);
      case ListType(var element) when exact ->
          CtyValue.list(element, Collections.nCopies(size, CtyValue.unknown(element)));
      case SetType(var element) when size == 1 ->
          CtyValue.set(element, List.of(CtyValue.unknown(element)));
      case SetType(var element) when size == 0 -> CtyValue.set(element, List.of());
      case MapType(var element) when size == 0 -> CtyValue.map(element, Map.of());
      default -> unknown;
    };
  }

  private static CtyValue collapseNumber(CtyValue.Unknown unknown) {
    var range = unknown.refinement().range();
    if (range.lower().isPresent() && range.lower().equals(range.upper())) {
      return CtyValue.number(range.lower().get().number());
    }
    return unknown;
  }

  /** Checks that a type can have a refinement. A value of dynamic type has none. */
  static Refinement applicable(CtyType type, Refinement refinement) {
    var asksString = !refinement.prefix().isEmpty();
    var range = refinement.range();
    var length = refinement.length();
    var asksNumber = range.lower().isPresent() || range.upper().isPresent();
    var asksLength = length.min() > 0 || length.max() < Long.MAX_VALUE;
    var fits =
        switch (type) {
          case Dynamic _ -> true;
          case Primitive primitive ->
              !asksLength
                  && (!asksString || primitive == Primitive.STRING)
                  && (!asksNumber || primitive == Primitive.NUMBER);
          case ListType _, SetType _, MapType _ -> !asksString && !asksNumber;
          case ObjectType _, TupleType _ -> !asksString && !asksNumber && !asksLength;
        };
    if (!fits) {
      throw new IllegalArgumentException(
          "a %s cannot have a refinement of another type".formatted(type.friendlyName()));
    }
    return type instanceof Dynamic ? Refinement.NONE : refinement;
  }

  static boolean admits(Refinement refinement, CtyValue value) {
    return switch (value) {
      case CtyValue.Null _ -> !refinement.definitelyNotNull();
      case CtyValue.Unknown _, CtyValue.BoolValue _ -> true;
      case CtyValue.StringValue(var text) -> text.startsWith(refinement.prefix());
      case CtyValue.NumberValue(var number) -> refinement.range().contains(number);
      case CtyValue.ListValue list -> admitsLength(refinement, list.elements().size());
      case CtyValue.MapValue map -> admitsLength(refinement, map.entries().size());
      case CtyValue.SetValue set -> admitsSet(refinement, set.elements());
      case CtyValue.ObjectValue _, CtyValue.TupleValue _ -> true;
    };
  }

  private static boolean admitsLength(Refinement refinement, long length) {
    return refinement.length().min() <= length && length <= refinement.length().max();
  }

  /** Elements that are not wholly known may be equal to other elements. */
  private static boolean admitsSet(Refinement refinement, List<CtyValue> elements) {
    var known = elements.stream().filter(CtyValue::isWhollyKnown).count();
    var least = elements.isEmpty() ? 0 : Math.max(1, known);
    return refinement.length().min() <= elements.size() && least <= refinement.length().max();
  }
}
