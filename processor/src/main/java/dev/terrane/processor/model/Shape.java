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

  /// An object inside, or several.
  ///
  /// @param record what is inside
  /// @param nesting how often it may stand there
  /// @param block whether it is a block instead of a nested attribute
  /// @param min the least number of blocks, 0 for none
  /// @param max the greatest number of blocks, 0 for no limit
  /// @param nullElements whether an element of the collection may be null; never for a block
  record Nested(
      AttributeRecord record,
      Nesting nesting,
      boolean block,
      int min,
      int max,
      boolean nullElements)
      implements Shape {}

  /// The attributes of a record as if they stood here.
  ///
  /// @param record the record
  record Embedded(AttributeRecord record) implements Shape {}

  /// How often an object may stand there.
  enum Nesting {
    /// Once at most.
    SINGLE,
    /// Always once.
    GROUP,
    /// In order: `List`.
    LIST,
    /// Without order: `Set`.
    SET,
    /// By key: `Map<String, ...>`.
    MAP
  }
}
