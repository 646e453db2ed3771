package dev.terrane.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;

/// Generates the expressions that convert an observed record to an input.
final class InputExpressions {
  private InputExpressions() {}

  /// The value of an input component, from `observed`.
  static CodeBlock observed(Component component) {
    var value = CodeBlock.of("observed.$L()", component.name());
    return switch (component.shape()) {
      case Shape.Embedded(var embedded) ->
          CodeBlock.of("$T.of($L)", embedded.viewNames().view(View.INPUT.word), value);
      case Shape.Nested nested when !View.INPUT.isOwn(component) ->
          nested(component, nested, value);
      case Shape.Nested _, Shape.Plain _ -> plain(component, value);
    };
  }

  private static CodeBlock plain(Component component, CodeBlock value) {
    if (Components.isOpen(component)) {
      return open(component, value);
    }
    return Components.emptyIsNull(component)
        ? CodeBlock.of(
            "$L == null ? $L : $L",
            value,
            ViewTypes.emptyCollection(component.type()).orElseThrow(),
            value)
        : value;
  }

  /// A nullable value as an `Optional`.
  static CodeBlock open(Component component, CodeBlock value) {
    return ViewTypes.openWord(component.type())
        .map(word -> CodeBlock.of("$T.of$L($L)", ApiTypes.INPUT_VALUES, word, value))
        .orElseGet(() -> CodeBlock.of("$T.ofNullable($L)", java.util.Optional.class, value));
  }

  private static CodeBlock nested(Component component, Shape.Nested nested, CodeBlock value) {
    var view = nested.record().viewNames().view(View.INPUT.word);
    var form = StateExpressions.form(nested);
    if (Components.isOpen(component)) {
      return StateExpressions.isSingle(nested)
          ? CodeBlock.of("$L.map($T::of)", open(component, value), view)
          : CodeBlock.of(
              "$L.map(all -> $T.$L(all, $T::of))",
              open(component, value),
              ApiTypes.NESTED_VIEWS,
              form,
              view);
    }
    if (!StateExpressions.isSingle(nested)) {
      var each = CodeBlock.of("$T.$L($L, $T::of)", ApiTypes.NESTED_VIEWS, form, value, view);
      return Components.isNullableInput(component)
          ? CodeBlock.of("$L == null ? null : $L", value, each)
          : each;
    }
    return component.nullable()
        ? CodeBlock.of("$T.single($L, $T::of)", ApiTypes.NESTED_VIEWS, value, view)
        : CodeBlock.of("$T.of($L)", view, value);
  }
}
