package dev.terrane.cty;

import dev.terrane.cty.internal.NameMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;

/// A type of Terraform's type system. Types are immutable and compared by structure.
///
/// [Dynamic] is a placeholder for a type that is determined by the value.
public sealed interface CtyType extends TypeState
    permits CtyType.Primitive,
        CtyType.Dynamic,
        CtyType.ListType,
        CtyType.SetType,
        CtyType.MapType,
        CtyType.ObjectType,
        CtyType.TupleType {
  /// Strings.
  CtyType STRING = Primitive.STRING;

  /// Numbers of arbitrary size.
  CtyType NUMBER = Primitive.NUMBER;

  /// True or false.
  CtyType BOOL = Primitive.BOOL;

  /// Any type.
  CtyType DYNAMIC = Dynamic.DYNAMIC;

  /// The primitive types.
  enum Primitive implements CtyType {
    /// Strings.
    STRING,
    /// Numbers of arbitrary size.
    NUMBER,
    /// True or false.
    BOOL
  }

  /// The placeholder for any type.
  enum Dynamic implements CtyType {
    /// The only instance.
    DYNAMIC
  }

  /// Sequences of elements of one type.
  ///
  /// @param element the elements' type
  record ListType(CtyType element) implements CtyType {}

  /// Sets of elements of one type.
  ///
  /// @param element the elements' type
  record SetType(CtyType element) implements CtyType {}

  /// Maps from strings to elements of one type.
  ///
  /// @param element the elements' type
  record MapType(CtyType element) implements CtyType {}

  /// Objects: a type for each of a fixed set of names.
  ///
  /// @param attributes the attributes' types by name, sorted bytewise (by UTF-8, not by Java chars)
  /// @param optional the names of attributes that may be missing in a value that is converted to
  ///   this type
  record ObjectType(SortedMap<String, CtyType> attributes, SortedSet<String> optional)
      implements CtyType {
    /// Copies, normalizes and sorts the attributes.
    ///
    /// @throws IllegalArgumentException if two names are equal after NFC or an optional name is not
    ///   an attribute
    public ObjectType {
      attributes = NameMap.copyOf(attributes);
      optional = TypeRules.optional(optional, attributes);
    }

    /// {@return the names of the attributes, sorted as they are}
    public List<String> names() {
      return NameMap.copyOf(attributes).names();
    }
  }

  /// Sequences with a type for each position.
  ///
  /// @param elements the elements' types
  record TupleType(List<CtyType> elements) implements CtyType {
    /// Copies the types.
    public TupleType {
      elements = List.copyOf(elements);
    }
  }

  /// {@return the type of lists}
  ///
  /// @param element the elements' type
  static ListType list(CtyType element) {
    return new ListType(element);
  }

  /// {@return the type of sets}
  ///
  /// @param element the elements' type
  static SetType set(CtyType element) {
    return new SetType(element);
  }

  /// {@return the type of maps}
  ///
  /// @param element the elements' type
  static MapType map(CtyType element) {
    return new MapType(element);
  }

  /// {@return the type of tuples}
  ///
  /// @param elements the elements' types
  static TupleType tuple(List<? extends CtyType> elements) {
    return new TupleType(List.copyOf(elements));
  }

  /// {@return the type of objects, all of whose attributes are required}
  ///
  /// @param attributes the attributes' types by name
  /// @throws IllegalArgumentException if two names are equal after NFC
  static ObjectType object(Map<String, ? extends CtyType> attributes) {
    return object(attributes, Set.of());
  }

  /// {@return the type of objects}
  ///
  /// @param attributes the attributes' types by name
  /// @param optional the names of attributes that may be missing in a value that is converted to
  ///   this type
  /// @throws IllegalArgumentException if two names are equal after NFC or an optional name is not
  ///   an attribute
  static ObjectType object(Map<String, ? extends CtyType> attributes, Set<String> optional) {
    return new ObjectType(NameMap.copyOf(attributes), new TreeSet<>(optional));
  }
}
