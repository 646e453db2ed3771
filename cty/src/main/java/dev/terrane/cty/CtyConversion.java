package dev.terrane.cty;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Terraform's automatic conversions between types.
public final class CtyConversion {
  private CtyConversion() {}

  /// Converts a value to a type as Terraform does for arguments. Numbers and bools are converted to
  /// strings, and strings to numbers or bools if they represent one. Tuples are converted to lists
  /// and sets, objects to maps, and lists, sets and maps to each other or to objects if their
  /// elements can be converted. A missing optional attribute becomes null, and an attribute that
  /// the target type does not have is removed. If the target type is [CtyType#DYNAMIC], the value
  /// is unchanged, except that elements of one collection are converted to one type. Null and
  /// unknown values get the target type.
  ///
  /// @param value the value
  /// @param to the target type, which may have optional attributes
  /// @return a value that conforms to the target type
  /// @throws CtyException if there is no conversion, with the path of the part that cannot be
  ///   converted
  public static CtyValue convert(CtyValue value, CtyType to) {
    var concrete = ElementTypes.concrete(value);
    var from = concrete.type();
    if (from.equals(to.withoutOptional())) {
      return concrete;
    }
    return Conversion.find(from, to, true)
        .orElseThrow(() -> Mismatch.of(from, to))
        .convert(concrete, CtyPath.ROOT);
  }

  /// Finds the type to which values of several types can be converted without loss.
  ///
  /// @param types the types
  /// @return the type, empty if there is none or no types are given
  public static Optional<CtyType> unify(Collection<? extends CtyType> types) {
    return new Unification(false).unify(List.copyOf(types));
  }

  /// Finds the type to which values of several types can be converted, also by conversions that
  /// fail for some values. Terraform determines the element type of lists, sets and maps in this
  /// way.
  ///
  /// @param types the types
  /// @return the type, empty if there is none or no types are given
  public static Optional<CtyType> unifyUnsafe(Collection<? extends CtyType> types) {
    return new Unification(true).unify(List.copyOf(types));
  }
}
