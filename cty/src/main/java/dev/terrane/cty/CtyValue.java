package dev.terrane.cty;

import dev.terrane.cty.internal.NameMap;
import dev.terrane.cty.internal.Unicode;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/// A value of Terraform's type system: null, unknown until apply, or known. Immutable. The
/// constructors and factory methods throw an IllegalArgumentException for parts of the wrong type.
/// Values are equal if types and contents are equal, at every depth; unknown values include their
/// refinement, and numbers are compared as [CtyNumber] defines.
public sealed interface CtyValue extends ValueState {
  /// A null value.
  ///
  /// @param type the type of the absent value
  record Null(CtyType type) implements CtyValue {
    /// Removes the marks of optional attributes from the type.
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
  /// @param type the type of the later value
  /// @param refinement restrictions on the later value; none if the type is unknown
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

  /// A known value.
  sealed interface Known extends CtyValue {}

  /// A string.
  ///
  /// @param value the text in Unicode's normal form C
  record StringValue(String value) implements Known {
    /// Normalizes the text.
    public StringValue {
      value = Unicode.normalize(value);
    }

    @Override
    public CtyType type() {
      return CtyType.STRING;
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
    public CtyType type() {
      return CtyType.NUMBER;
    }

    @Override
    public String toString() {
      return ValueText.of(this);
    }
  }

  /// A bool.
  ///
  /// @param value true or false
  record BoolValue(boolean value) implements Known {
    @Override
    public CtyType type() {
      return CtyType.BOOL;
    }

    @Override
    public String toString() {
      return ValueText.of(this);
    }
  }

  /// A list. The types of the elements conform to the declared element type.
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

  /// A set, without equal elements. An element that is not wholly known is not equal to any other.
  ///
  /// @param type the declared type
  /// @param elements the elements in Terraform's order: strings bytewise, numbers by value, then
  ///   unknown values, then null
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
  /// @param type the object type with the types of the attributes' values
  /// @param attributes the attributes' values by name, sorted bytewise
  record ObjectValue(CtyType.ObjectType type, SortedMap<String, CtyValue> attributes)
      implements Known, ValueStructure.ObjectState {
    /// Checks the attributes.
    public ObjectValue {
      attributes = NameMap.copyOf(attributes);
      type = ValueStructure.objectType(type, attributes);
    }

    @Override
    public String toString() {
      return ValueText.of(this);
    }
  }

  /// A tuple.
  ///
  /// @param type the tuple type with the types of the elements
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
  /// @param value the number, which is rounded to 512 bits
  static NumberValue number(BigDecimal value) {
    return new NumberValue(CtyNumber.of(value));
  }

  /// {@return a number}
  ///
  /// @param value the number
  static NumberValue number(CtyNumber value) {
    return new NumberValue(value);
  }

  /// {@return a bool}
  ///
  /// @param value true or false
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
  /// @param elements the elements in any order; duplicates are removed
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

  /// {@return an object of a declared type; the values' types replace placeholders in it}
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

  /// {@return a null value}
  ///
  /// @param type the type of the absent value
  static Null nullOf(CtyType type) {
    return new Null(type);
  }

  /// {@return an unknown value without a refinement}
  ///
  /// @param type the type of the later value
  static Unknown unknown(CtyType type) {
    return new Unknown(type, Refinement.NONE);
  }

  /// {@return an unknown value, or the known value if only one value satisfies the refinement}
  ///
  /// @param type the type of the later value
  /// @param refinement restrictions on the later value; ignored if the type is [CtyType#DYNAMIC]
  static CtyValue unknown(CtyType type, Refinement refinement) {
    return RefinementRules.unknown(type, refinement);
  }
}
