package dev.terrane.cty;

import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyType.TupleType;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.Null;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.cty.CtyValue.Unknown;
import dev.terrane.cty.internal.NameMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** The parts of values: their types, and how to access them. */
final class ValueStructure {
  private ValueStructure() {}

  /**
   * The methods of objects: attributes by name, and by position where a whole object is passed
   * over.
   */
  sealed interface ObjectState permits ObjectValue {
    /**
     * {@return an attribute's value}
     *
     * @param name the attribute's name
     */
    default CtyValue get(String name) {
      return attribute((ObjectValue) this, name);
    }

    /**
     * {@return the same object with another value of an attribute; this object for the very value
     * that it has}
     *
     * @param name the attribute's name
     * @param value the new value, of any type
     */
    default ObjectValue with(String name, CtyValue value) {
      return replace((ObjectValue) this, name, value);
    }

    /** {@return the attributes' values, in the order of the type's names} */
    default List<CtyValue> values() {
      return NameMap.<CtyValue>copyOf(((ObjectValue) this).attributes()).values();
    }

    /**
     * {@return the same object with other values; this object for the very values that it has}
     *
     * @param values the new values, of any types, in the order of the type's names
     * @throws IllegalArgumentException if there are more or fewer values than names
     */
    default ObjectValue withValues(List<? extends CtyValue> values) {
      return replaceAll((ObjectValue) this, List.copyOf(values));
    }
  }

  /** Copies elements and checks that they conform to the declared type. */
  static List<CtyValue> conforming(CtyType declared, List<CtyValue> elements) {
    var copy = List.copyOf(elements);
    for (var element : copy) {
      requireConforming(declared, element);
    }
    return copy;
  }

  static NameMap<CtyValue> conforming(CtyType declared, SortedMap<String, CtyValue> entries) {
    var copy = NameMap.<CtyValue>copyOf(entries);
    for (var element : copy.values()) {
      requireConforming(declared, element);
    }
    return copy;
  }

  private static void requireConforming(CtyType declared, CtyValue element) {
    var type = element.type();
    if (!type.conforms(declared)) {
      throw new IllegalArgumentException(
          "an element must be a %s, but %s is a %s"
              .formatted(declared.friendlyName(), element, type.friendlyName()));
    }
  }

  /** Checks that an object type matches the attributes. */
  static ObjectType objectType(ObjectType declared, SortedMap<String, CtyValue> attributes) {
    var values = NameMap.<CtyValue>copyOf(attributes);
    var type = (ObjectType) declared.withoutOptional();
    var types = NameMap.<CtyType>copyOf(type.attributes());
    if (!types.hasNamesOf(values) || !equal(types.values(), values.values())) {
      throw new IllegalArgumentException(
          "the attributes do not have the names and types of the object's type");
    }
    return type;
  }

  static TupleType tupleType(TupleType declared, List<CtyValue> elements) {
    var type = (TupleType) declared.withoutOptional();
    if (!equal(type.elements(), elements)) {
      throw new IllegalArgumentException("the elements do not have the types of the tuple's type");
    }
    return type;
  }

  private static boolean equal(List<CtyType> types, List<CtyValue> values) {
    if (types.size() != values.size()) {
      return false;
    }
    for (var i = 0; i < types.size(); i++) {
      if (!types.get(i).equals(values.get(i).type())) {
        return false;
      }
    }
    return true;
  }

  static ObjectValue object(NameMap<CtyValue> attributes) {
    var types = attributes.<CtyType>withValues(types(attributes.values()));
    return new ObjectValue(TypeRules.objectOf(types), attributes);
  }

  static ObjectValue object(ObjectType declared, List<CtyValue> values) {
    var types = NameMap.<CtyType>copyOf(declared.attributes());
    var attributes = types.<CtyValue>withValues(values);
    if (declared.optional().isEmpty() && equal(types.values(), values)) {
      return new ObjectValue(declared, attributes);
    }
    for (var i = 0; i < values.size(); i++) {
      requireConforming(types.values().get(i), values.get(i));
    }
    return object(attributes);
  }

  static TupleValue tuple(List<CtyValue> elements) {
    return new TupleValue(CtyType.tuple(types(elements)), elements);
  }

  static List<CtyType> types(List<CtyValue> values) {
    var types = new ArrayList<CtyType>(values.size());
    for (var value : values) {
      types.add(value.type());
    }
    return types;
  }

  static CtyValue attribute(ObjectValue object, String name) {
    var value = object.attributes().get(name);
    if (value == null) {
      throw new IllegalArgumentException("the object has no attribute \"" + name + "\"");
    }
    return value;
  }

  @SuppressWarnings("ReferenceEquality") // equal values would have to be compared at every depth
  static ObjectValue replace(ObjectValue object, String name, CtyValue value) {
    return attribute(object, name) == value
        ? object
        : like(object, NameMap.<CtyValue>copyOf(object.attributes()).with(name, value));
  }

  static ObjectValue replaceAll(ObjectValue object, List<CtyValue> values) {
    var attributes = NameMap.<CtyValue>copyOf(object.attributes());
    return areSame(attributes.values(), values)
        ? object
        : like(object, attributes.<CtyValue>withValues(values));
  }

  /** An object of the same names, and of the same type if that still fits. */
  private static ObjectValue like(ObjectValue object, NameMap<CtyValue> attributes) {
    var types = NameMap.<CtyType>copyOf(object.type().attributes());
    return equal(types.values(), attributes.values())
        ? new ObjectValue(object.type(), attributes)
        : object(attributes);
  }

  /** Whether two lists hold the very same values. */
  @SuppressWarnings("ReferenceEquality")
  static boolean areSame(List<CtyValue> values, List<CtyValue> others) {
    if (values.size() != others.size()) {
      return false;
    }
    for (var i = 0; i < values.size(); i++) {
      if (values.get(i) != others.get(i)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the parts of a value in order; empty for primitive values. */
  static List<CtyValue> of(CtyValue value) {
    return switch (value) {
      case ListValue(_, var elements) -> elements;
      case SetValue(_, var elements) -> elements;
      case TupleValue(_, var elements) -> elements;
      case MapValue(_, var entries) -> NameMap.<CtyValue>copyOf(entries).values();
      case ObjectValue object -> object.values();
      case Null _, Unknown _ -> List.of();
      case CtyValue.StringValue _, CtyValue.NumberValue _, CtyValue.BoolValue _ -> List.of();
    };
  }

  static boolean allKnown(CtyValue value) {
    if (value instanceof Unknown) {
      return false;
    }
    var parts = of(value);
    for (var i = 0; i < parts.size(); i++) {
      if (!allKnown(parts.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the part that a step selects. */
  static Optional<CtyValue> at(CtyValue outer, CtyPath.Step step) {
    if (outer instanceof Unknown(var type, _)) {
      return typeAt(type, step).map(CtyValue::unknown);
    }
    return switch (step) {
      case CtyPath.Attribute(var name) when outer instanceof ObjectValue object ->
          Optional.ofNullable(object.attributes().get(name));
      case CtyPath.Key(var key) when outer instanceof MapValue map ->
          Optional.ofNullable(map.entries().get(key));
      case CtyPath.Index(var index) when outer instanceof ListValue list ->
          at(list.elements(), index);
      case CtyPath.Index(var index) when outer instanceof TupleValue tuple ->
          at(tuple.elements(), index);
      case CtyPath.Element(var element) when outer instanceof SetValue set ->
          set.contains(element) ? Optional.of(element) : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static <T> Optional<T> at(List<T> elements, long index) {
    return index >= 0 && index < elements.size()
        ? Optional.of(elements.get((int) index))
        : Optional.empty();
  }

  private static Optional<CtyType> typeAt(CtyType outer, CtyPath.Step step) {
    if (outer instanceof CtyType.Dynamic) {
      return Optional.of(outer);
    }
    return switch (step) {
      case CtyPath.Attribute(var name) when outer instanceof ObjectType object ->
          Optional.ofNullable(object.attributes().get(name));
      case CtyPath.Key _ when outer instanceof CtyType.MapType(var element) -> Optional.of(element);
      case CtyPath.Index(var index) when outer instanceof CtyType.ListType(var element) ->
          index < 0 ? Optional.empty() : Optional.of(element);
      case CtyPath.Index(var index) when outer instanceof TupleType(var elements) ->
          at(elements, index);
      default -> Optional.empty();
    };
  }
}
