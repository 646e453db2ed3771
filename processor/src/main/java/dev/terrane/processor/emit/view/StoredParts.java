package dev.terrane.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import java.util.List;
import java.util.stream.Stream;

/// The values of `stored`: what a checkpoint saves of what must be done.
final class StoredParts {
  private static final String STORED = "stored";

  private StoredParts() {}

  /// The components of the identity that no input tells; those of embedded records, too.
  static List<Component> identity(AttributeRecord record) {
    return record.components().stream().flatMap(StoredParts::identity).toList();
  }

  private static Stream<Component> identity(Component component) {
    return component.shape() instanceof Shape.Embedded(var embedded)
        ? identity(embedded).stream()
        : Stream.of(component)
            .filter(Facts::isIdentity)
            .filter(part -> Facts.isAnswered(part) || Facts.isOpen(part));
  }

  static List<CodeBlock> values(AttributeRecord record, List<Component> told) {
    var names = told.stream().map(Component::name).toList();
    return View.STORED.of(record).stream().map(component -> value(component, names)).toList();
  }

  private static CodeBlock value(Component component, List<String> told) {
    var field = Answer.field(component, told);
    if (Facts.isIdentity(component)) {
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
    if (Facts.isAnswered(component)) {
      return CodeBlock.of("$L", component.name());
    }
    return Facts.isOpen(component) ? CodeBlock.of("$L.orElse($L)", field, component.name()) : field;
  }

  private static CodeBlock embedded(Component component, AttributeRecord embedded) {
    var told = identity(embedded).stream().map(part -> CodeBlock.of("$L", part.name())).toList();
    return CodeBlock.of(
        "$L.$L($L)", component.name(), Facts.method(embedded, STORED), CodeBlock.join(told, ", "));
  }

  private static boolean asked(Component component) {
    return View.INPUT.has(component);
  }

  private static CodeBlock plain(Component component, CodeBlock field) {
    if (!asked(component)) {
      return Code.NULL;
    }
    return Facts.isOpen(component) ? CodeBlock.of("$T.orNull($L)", Api.INPUTS, field) : field;
  }

  private static CodeBlock nested(Component component, Shape.Nested nested, CodeBlock field) {
    var stored =
        CodeBlock.of(
            "$T::$L",
            nested.record().place().view(View.INPUT.word),
            Facts.method(nested.record(), STORED));
    var form = Answer.form(nested);
    if (Facts.isOpen(component)) {
      return Answer.isSingle(nested)
          ? CodeBlock.of("$T.orNull($L.map($L))", Api.INPUTS, field, stored)
          : CodeBlock.of(
              "$T.orNull($L.map(all -> $T.$L(all, $L)))",
              Api.INPUTS,
              field,
              Api.EACH,
              form,
              stored);
    }
    var each = CodeBlock.of("$T.$L($L, $L)", Api.EACH, form, field, stored);
    return component.nullable() && component.words().nullIsNotEmpty()
        ? CodeBlock.of("$L == null ? null : $L", field, each)
        : each;
  }
}
