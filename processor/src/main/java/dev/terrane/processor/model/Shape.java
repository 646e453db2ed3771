package dev.terrane.processor.model;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;

/// The structure of an attribute: a plain type, a nested object, or an embedded record.
public sealed interface Shape {
  /// A plain type, also a collection of plain types.
  ///
  /// @param java the Java type of the record's component, without nullness; may be primitive
  /// @param attributeType an expression of type `AttributeType<T>`, T being the boxed Java type:
  ///   `AttributeType.list(AttributeType.STRING)`
  /// @param collection whether it is a list, a set or a map
  record Plain(TypeName java, CodeBlock attributeType, boolean collection) implements Shape {}

  /// A nested object, or a collection of them.
  ///
  /// @param record the record of the object
  /// @param nesting the nesting mode
  /// @param kind how it is declared
  /// @param min the minimum number of blocks, 0 for none
  /// @param max the maximum number of blocks, 0 for no limit
  /// @param nullElements whether an element of the collection may be null; never for a block
  record Nested(
      AttributeRecord record, Nesting nesting, Kind kind, int min, int max, boolean nullElements)
      implements Shape {
    /// How an object is declared.
    public enum Kind {
      /// A block.
      BLOCK,
      /// A nested attribute, with a schema of its own.
      NESTED_ATTRIBUTE,
      /// A value of an object type.
      OBJECT_TYPE,
      /// A value of a tuple type.
      TUPLE_TYPE
    }

    /// Whether it is a block.
    public boolean block() {
      return kind == Kind.BLOCK;
    }

    /// Whether it has only a type, and no schema.
    public boolean isType() {
      return kind == Kind.OBJECT_TYPE || kind == Kind.TUPLE_TYPE;
    }
  }

  /// An embedded record: its components are attributes of the embedding record.
  ///
  /// @param record the record
  record Embedded(AttributeRecord record) implements Shape {}

  /// The nesting mode.
  enum Nesting {
    /// At most one object.
    SINGLE,
    /// Exactly one object.
    GROUP,
    /// In order: `List`.
    LIST,
    /// Without order: `Set`.
    SET,
    /// By key: `Map<String, ...>`.
    MAP
  }
}
