package dev.terrane.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;

/// What would ask for something that is there: the arguments of an observed record.
final class Arguments {
  private Arguments() {}

  /// The component of an input for what `observed` says.
  static CodeBlock observed(Component component) {
    var value = CodeBlock.of("observed.$L()", component.name());
    return switch (component.shape()) {
      case Shape.Embedded(var embedded) ->
          CodeBlock.of("$T.of($L)", embedded.place().view(View.INPUT.word), value);
      case Shape.Nested nested when !View.INPUT.isOwn(component) ->
          nested(component, nested, value);
      case Shape.Nested _, Shape.Plain _ -> plain(component, value);
    };
  }

  private static CodeBlock plain(Component component, CodeBlock value) {
    if (Facts.isOpen(component)) {
      return open(component, value);
    }
    return Facts.emptyIsNull(component)
        ? CodeBlock.of(
            "$L == null ? $L : $L",
            value,
            Types.emptyCollection(component.type()).orElseThrow(),
            value)
        : value;
  }

  /// A value, maybe null, as one that may be left open.
  static CodeBlock open(Component component, CodeBlock value) {
    return Types.openWord(component.type())
        .map(word -> CodeBlock.of("$T.of$L($L)", Api.INPUTS, word, value))
        .orElseGet(() -> CodeBlock.of("$T.ofNullable($L)", java.util.Optional.class, value));
  }

  private static CodeBlock nested(Component component, Shape.Nested nested, CodeBlock value) {
    var view = nested.record().place().view(View.INPUT.word);
    var form = Answer.form(nested);
    if (Facts.isOpen(component)) {
      return Answer.isSingle(nested)
          ? CodeBlock.of("$L.map($T::of)", open(component, value), view)
          : CodeBlock.of(
              "$L.map(all -> $T.$L(all, $T::of))", open(component, value), Api.EACH, form, view);
    }
    if (!Answer.isSingle(nested)) {
      var each = CodeBlock.of("$T.$L($L, $T::of)", Api.EACH, form, value, view);
      return Facts.nullAsked(component)
          ? CodeBlock.of("$L == null ? null : $L", value, each)
          : each;
    }
    return component.nullable()
        ? CodeBlock.of("$T.single($L, $T::of)", Api.EACH, value, view)
        : CodeBlock.of("$T.of($L)", view, value);
  }
}
