package dev.terrane.cty;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.internal.NameMap;
import java.util.List;

/// The methods of objects: attributes by name, and by position where a whole object is passed over.
sealed interface ObjectState permits ObjectValue {
  /// {@return an attribute's value}
  ///
  /// @param name the attribute's name
  default CtyValue get(String name) {
    return ValueStructure.attribute((ObjectValue) this, name);
  }

  /// {@return the same object with another value of an attribute; this object for the very value
  /// that it has}
  ///
  /// @param name the attribute's name
  /// @param value the new value, of any type
  default ObjectValue with(String name, CtyValue value) {
    return ValueStructure.replace((ObjectValue) this, name, value);
  }

  /// {@return the attributes' values, in the order of the type's names}
  default List<CtyValue> values() {
    return NameMap.<CtyValue>copyOf(((ObjectValue) this).attributes()).values();
  }

  /// {@return the same object with other values; this object for the very values that it has}
  ///
  /// @param values the new values, of any types, in the order of the type's names
  /// @throws IllegalArgumentException if there are more or fewer values than names
  default ObjectValue withValues(List<? extends CtyValue> values) {
    return ValueStructure.replaceAll((ObjectValue) this, List.copyOf(values));
  }
}
