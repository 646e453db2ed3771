package dev.terrane.cty;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Terraform's automatic conversions between types.
public final class CtyConversion {
  private CtyConversion() {}

  /// Converts a value as Terraform does before it hands a value to something that declares a type.
  /// Numbers and bools become strings; strings that look like one become numbers or bools; tuples
  /// become lists and sets, objects become maps, and lists, sets and maps become each other or
  /// objects where their elements can be converted. A missing optional attribute becomes null, and
  /// an attribute that the target type has not is dropped. Where the target type is
  /// [CtyType#DYNAMIC] the value stays as it is; elements of one collection get one type there.
  /// Null and unknown values become such of the target type.
  ///
  /// @param value the value
  /// @param to the target type, which may have optional attributes
  /// @return a value that conforms to the target type
  /// @throws CtyException if there is no conversion, with the path of the part that has none
  public static CtyValue convert(CtyValue value, CtyType to) {
    var concrete = OneType.concrete(value);
    var from = concrete.type();
    if (from.equals(to.withoutOptional())) {
      return concrete;
    }
    return Conversion.find(from, to, true)
        .orElseThrow(() -> Mismatch.of(from, to))
        .convert(concrete, CtyPath.ROOT);
  }

  /// Finds the one type to which values of several types can be converted without loss.
  ///
  /// @param types the types
  /// @return the type, empty if there is none or no types are given
  public static Optional<CtyType> unify(Collection<? extends CtyType> types) {
    return new Unification(false).unify(List.copyOf(types));
  }

  /// Finds the one type to which values of several types can be converted, if need be by
  /// conversions that fail for some values. Terraform finds the element type of lists, sets and
  /// maps so.
  ///
  /// @param types the types
  /// @return the type, empty if there is none or no types are given
  public static Optional<CtyType> unifyUnsafe(Collection<? extends CtyType> types) {
    return new Unification(true).unify(List.copyOf(types));
  }
}
