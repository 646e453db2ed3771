package dev.terrane.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.model.Shape;

/// Generates expressions for object types and tuple types: records that have only a type.
public final class ObjectTypes {
  private ObjectTypes() {}

  /// The attribute type of the record, or of the collection of records.
  public static CodeBlock of(Shape.Nested nested) {
    return of(nested, CodeBlock.of("$T.object()", nested.record().viewNames().handles()));
  }

  /// The same with another view of the record.
  ///
  /// @param object an expression of type `NestedObject`
  static CodeBlock of(Shape.Nested nested, CodeBlock object) {
    var type =
        nested.kind() == Shape.Nested.Kind.TUPLE_TYPE
            ? CodeBlock.of("$T.of($L)", ApiTypes.TUPLE_TYPE, object)
            : CodeBlock.of("$T.object($L)", ApiTypes.ATTRIBUTE_TYPE, object);
    if (StateExpressions.isSingle(nested)) {
      return type;
    }
    var nullable = nested.nullElements() ? ApiTypes.OF_NULLABLE : "";
    var collection = StateExpressions.form(nested) + nullable;
    return CodeBlock.of("$T.$L($L)", ApiTypes.ATTRIBUTE_TYPE, collection, type);
  }
}
