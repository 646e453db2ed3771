package dev.terrane.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import java.util.List;
import java.util.stream.Stream;

/// Generates the values of `stored`, the state that a checkpoint saves.
final class StoredExpressions {
  private static final String STORED = "stored";

  private StoredExpressions() {}

  /// The identity components without a value in the input, also those of embedded records.
  static List<Component> identity(AttributeRecord record) {
    return record.components().stream().flatMap(StoredExpressions::identity).toList();
  }

  private static Stream<Component> identity(Component component) {
    return component.shape() instanceof Shape.Embedded(var embedded)
        ? identity(embedded).stream()
        : Stream.of(component)
            .filter(Components::isIdentity)
            .filter(part -> Components.isAnswered(part) || Components.isOpen(part));
  }

  static List<CodeBlock> values(AttributeRecord record, List<Component> parameters) {
    var names = parameters.stream().map(Component::name).toList();
    return View.STORED.of(record).stream().map(component -> value(component, names)).toList();
  }

  private static CodeBlock value(Component component, List<String> parameters) {
    var field = StateExpressions.field(component, parameters);
    if (Components.isIdentity(component)) {
      return identity(component, field);
    }
    return switch (component.shape()) {
      case Shape.Embedded(var embedded) -> embedded(component, embedded);
      case Shape.Nested nested when asked(component) && !View.INPUT.isOwn(component) ->
          nested(component, nested, field);
      case Shape.Nested _, Shape.Plain _ -> plain(component, field);
    };
  }

  private static CodeBlock identity(Component component, CodeBlock field) {
    if (Components.isAnswered(component)) {
      return CodeBlock.of("$L", component.name());
    }
    return Components.isOpen(component)
        ? CodeBlock.of("$L.orElse($L)", field, component.name())
        : field;
  }

  private static CodeBlock embedded(Component component, AttributeRecord embedded) {
    var arguments =
        identity(embedded).stream().map(part -> CodeBlock.of("$L", part.name())).toList();
    return CodeBlock.of(
        "$L.$L($L)",
        component.name(),
        Components.method(embedded, STORED),
        CodeBlock.join(arguments, ", "));
  }

  private static boolean asked(Component component) {
    return View.INPUT.has(component);
  }

  private static CodeBlock plain(Component component, CodeBlock field) {
    if (!asked(component)) {
      return CodeBlocks.NULL;
    }
    return Components.isOpen(component)
        ? CodeBlock.of("$T.orNull($L)", ApiTypes.INPUT_VALUES, field)
        : field;
  }

  private static CodeBlock nested(Component component, Shape.Nested nested, CodeBlock field) {
    var stored =
        CodeBlock.of(
            "$T::$L",
            nested.record().viewNames().view(View.INPUT.word),
            Components.method(nested.record(), STORED));
    var form = StateExpressions.form(nested);
    if (Components.isOpen(component)) {
      return StateExpressions.isSingle(nested)
          ? CodeBlock.of("$T.orNull($L.map($L))", ApiTypes.INPUT_VALUES, field, stored)
          : CodeBlock.of(
              "$T.orNull($L.map(all -> $T.$L(all, $L)))",
              ApiTypes.INPUT_VALUES,
              field,
              ApiTypes.NESTED_VIEWS,
              form,
              stored);
    }
    var each = CodeBlock.of("$T.$L($L, $L)", ApiTypes.NESTED_VIEWS, form, field, stored);
    return component.nullable() && component.traits().nullIsNotEmpty()
        ? CodeBlock.of("$L == null ? null : $L", field, each)
        : each;
  }
}
