package dev.terrane.cty;

import dev.terrane.cty.internal.NameMap;
import dev.terrane.cty.internal.Unicode;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/// A value of Terraform's type system: null, unknown until apply, or known. Immutable. Whoever
/// makes one of parts that do not fit gets an IllegalArgumentException. Values are equal when type
/// and state are, at every depth; unknowns with their refinement, numbers by [CtyNumber]'s rule.
public sealed interface CtyValue extends ValueState {
  /// No value.
  ///
  /// @param type the type of the absent value
  record Null(CtyType type) implements CtyValue {
    /// Drops the marks of optional attributes.
    public Null {
      type = type.withoutOptional();
    }

    @Override
    public String toString() {
      return ValueText.of(this);
    }
  }

  /// A value that is known after apply.
  ///
  /// @param type the type of the value to come
  /// @param refinement what is promised of it; nothing if the type is not known either
  record Unknown(CtyType type, Refinement refinement) implements CtyValue {
    /// Checks the refinement.
    public Unknown {
      type = type.withoutOptional();
      refinement = RefinementRules.applicable(type, refinement);
    }

    @Override
    public String toString() {
      return ValueText.of(this);
    }
  }

  /// A value that is there.
  sealed interface Known extends CtyValue {}

  /// Text.
  ///
  /// @param value the text in Unicode's normal form C
  record StringValue(String value) implements Known {
    /// Normalizes the text.
    public StringValue {
      value = Unicode.normalize(value);
    }

    @Override
    public String toString() {
      return ValueText.of(this);
    }
  }

  /// A number.
  ///
  /// @param value the number
  record NumberValue(CtyNumber value) implements Known {
    @Override
    public String toString() {
      return ValueText.of(this);
    }
  }

  /// True or false.
  ///
  /// @param value which of both
  record BoolValue(boolean value) implements Known {
    @Override
    public String toString() {
      return ValueText.of(this);
    }
  }

  /// A list, whose elements are of any type that conforms to the declared one.
  ///
  /// @param type the declared type
  /// @param elements the elements
  record ListValue(CtyType.ListType type, List<CtyValue> elements) implements Known {
    /// Checks the elements.
    public ListValue {
      type = (CtyType.ListType) type.withoutOptional();
      elements = ValueStructure.conforming(type.element(), elements);
    }

    @Override
    public String toString() {
      return ValueText.of(this);
    }
  }

  /// A set, without equal elements. Elements that are not wholly known equal nothing.
  ///
  /// @param type the declared type
  /// @param elements the elements; strings bytewise, numbers by value, last unknown, last of all
  ///   null
  record SetValue(CtyType.SetType type, List<CtyValue> elements) implements Known {
    /// Checks and sorts the elements.
    public SetValue {
      type = (CtyType.SetType) type.withoutOptional();
      elements = SetOrder.members(ValueStructure.conforming(type.element(), elements));
    }

    /// {@return whether a value is an element}
    ///
    /// @param value the value
    public boolean contains(CtyValue value) {
      return elements.contains(value);
    }

    @Override
    public String toString() {
      return ValueText.of(this);
    }
  }

  /// A map.
  ///
  /// @param type the declared type
  /// @param entries the elements by key, sorted bytewise
  record MapValue(CtyType.MapType type, SortedMap<String, CtyValue> entries) implements Known {
    /// Checks the elements.
    public MapValue {
      type = (CtyType.MapType) type.withoutOptional();
      entries = ValueStructure.conforming(type.element(), entries);
    }

    @Override
    public String toString() {
      return ValueText.of(this);
    }
  }

  /// An object.
  ///
  /// @param type the type, made of the attributes' own types
  /// @param attributes the attributes' values by name, sorted bytewise
  record ObjectValue(CtyType.ObjectType type, SortedMap<String, CtyValue> attributes)
      implements Known {
    /// Checks the attributes.
    public ObjectValue {
      attributes = NameMap.copyOf(attributes);
      type = ValueStructure.objectType(type, attributes);
    }

    /// {@return an attribute's value}
    ///
    /// @param name the attribute's name
    public CtyValue get(String name) {
      return ValueStructure.attribute(this, name);
    }

    /// {@return the same object with another value of an attribute}
    ///
    /// @param name the attribute's name
    /// @param value the new value, of any type
    public ObjectValue with(String name, CtyValue value) {
      return ValueStructure.replace(this, name, value);
    }

    @Override
    public String toString() {
      return ValueText.of(this);
    }
  }

  /// A tuple.
  ///
  /// @param type the type, made of the elements' own types
  /// @param elements the elements
  record TupleValue(CtyType.TupleType type, List<CtyValue> elements) implements Known {
    /// Checks the elements.
    public TupleValue {
      elements = List.copyOf(elements);
      type = ValueStructure.tupleType(type, elements);
    }

    @Override
    public String toString() {
      return ValueText.of(this);
    }
  }

  /// {@return a string}
  ///
  /// @param value the text
  static StringValue string(String value) {
    return new StringValue(value);
  }

  /// {@return a number}
  ///
  /// @param value the number
  static NumberValue number(long value) {
    return new NumberValue(CtyNumber.of(value));
  }

  /// {@return a number}
  ///
  /// @param value the number; more than 512 bits of it are rounded
  static NumberValue number(BigDecimal value) {
    return new NumberValue(CtyNumber.of(value));
  }

  /// {@return a number}
  ///
  /// @param value the number
  static NumberValue number(CtyNumber value) {
    return new NumberValue(value);
  }

  /// {@return true or false}
  ///
  /// @param value which of both
  static BoolValue bool(boolean value) {
    return new BoolValue(value);
  }

  /// {@return a list}
  ///
  /// @param element the declared element type
  /// @param elements the elements
  static ListValue list(CtyType element, List<? extends CtyValue> elements) {
    return new ListValue(CtyType.list(element), List.copyOf(elements));
  }

  /// {@return a set}
  ///
  /// @param element the declared element type
  /// @param elements the elements in any order, also more than once
  static SetValue set(CtyType element, Collection<? extends CtyValue> elements) {
    return new SetValue(CtyType.set(element), List.copyOf(elements));
  }

  /// {@return a map}
  ///
  /// @param element the declared element type
  /// @param entries the elements by key
  static MapValue map(CtyType element, Map<String, ? extends CtyValue> entries) {
    return new MapValue(CtyType.map(element), NameMap.copyOf(entries));
  }

  /// {@return an object}
  ///
  /// @param attributes the attributes' values by name
  static ObjectValue object(Map<String, ? extends CtyValue> attributes) {
    return ValueStructure.object(NameMap.copyOf(attributes));
  }

  /// {@return an object of a declared type, in whose placeholders the values' types stand}
  ///
  /// @param type the declared type
  /// @param values the attributes' values, in the order of the type's attributes
  static ObjectValue object(CtyType.ObjectType type, List<? extends CtyValue> values) {
    return ValueStructure.object(type, List.copyOf(values));
  }

  /// {@return a tuple}
  ///
  /// @param elements the elements
  static TupleValue tuple(List<? extends CtyValue> elements) {
    return ValueStructure.tuple(List.copyOf(elements));
  }

  /// {@return null}
  ///
  /// @param type the type of the value that is absent
  static Null nullOf(CtyType type) {
    return new Null(type);
  }

  /// {@return an unknown value of which nothing is promised}
  ///
  /// @param type the type of the value to come
  static Unknown unknown(CtyType type) {
    return new Unknown(type, Refinement.NONE);
  }

  /// {@return an unknown value, or the known one if the refinement leaves only one}
  ///
  /// @param type the type of the value to come
  /// @param refinement what is promised of it; ignored if the type is [CtyType#DYNAMIC]
  static CtyValue unknown(CtyType type, Refinement refinement) {
    return RefinementRules.unknown(type, refinement);
  }
}
