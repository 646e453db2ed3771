package dev.terrane.provider.schema;

import dev.terrane.provider.internal.Precision;
import java.util.HashMap;
import java.util.List;

/// What a Java type holds of that which stands inside its values. Immutable.
///
/// @param unknown whether it holds values that are not known
/// @param precision how much it holds of numbers
/// @param nullElements the null elements that it has no room for
record Inside(boolean unknown, Precision precision, NullElements nullElements) {
  /// Known values, exact numbers and no elements.
  static final Inside PLAIN = new Inside(false, Precision.EXACT, NullElements.NONE);

  static Inside of(Precision precision) {
    return new Inside(false, precision, NullElements.NONE);
  }

  /// Of objects of a plain type.
  static Inside of(List<Attribute<?>> members) {
    var precisions = new HashMap<String, Precision>();
    members.forEach(one -> precisions.put(one.name(), one.type().inside.precision()));
    return new Inside(false, Precision.inObject(precisions), NullElements.inside(members));
  }

  Inside withUnknown() {
    return new Inside(true, precision, nullElements);
  }

  /// The same of known values alone.
  Inside known() {
    return new Inside(false, precision, nullElements);
  }
}
