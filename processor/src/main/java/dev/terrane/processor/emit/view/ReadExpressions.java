package dev.terrane.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.ValueSource;

/// Generates the expressions that read a record, or a view of it, from an object called `from`.
///
/// @param record the record
/// @param within the generated class that contains the expressions
public record ReadExpressions(AttributeRecord record, ClassName within) {
  private static final CodeBlock FROM = CodeBlock.of("from");

  /// `new Note(from.get(PATH), ...)`: the author's record.
  CodeBlock own() {
    var derivation = new DerivedExpressions(record, this::recordValue);
    return CodeBlocks.call(
        CodeBlock.of("new $T", record.type()),
        record.components().stream().map(derivation::of).toList());
  }

  private CodeBlock recordValue(Component component) {
    return component.shape() instanceof Shape.Embedded(var embedded)
        ? CodeBlock.of("$T.form().read(from)", embedded.viewNames().handles())
        : value(component, Handles.of(record, component, within));
  }

  /// The value in the author's record. A component with a default is never null.
  public static CodeBlock value(Component component, CodeBlock handle) {
    if (component.source() instanceof ValueSource.Defaulted(var fallback)) {
      return CodeBlock.of("$L.find($L).orElse($L)", FROM, handle, fallback);
    }
    if (Components.emptyIsNull(component)) {
      return CodeBlock.of("$L.find($L).orElse($L)", FROM, handle, empty(component));
    }
    return component.nullable() || component.traits().writeOnly()
        ? CodeBlock.of("$L.find($L).orElse(null)", FROM, handle)
        : CodeBlock.of("$L.get($L)", FROM, handle);
  }

  private static CodeBlock empty(Component component) {
    return ViewTypes.emptyCollection(component.type()).orElseThrow();
  }

  /// `new Config(from.get(PATH), ...)`.
  CodeBlock view(View view) {
    return CodeBlocks.call(
        CodeBlock.of("new $T", record.viewNames().view(view.word)),
        view.of(record).stream().map(component -> viewValue(view, component)).toList());
  }

  private CodeBlock viewValue(View view, Component component) {
    if (component.shape() instanceof Shape.Embedded(var embedded)) {
      return Codecs.call("read", embedded, view, within, FROM);
    }
    var handle = Codecs.handle(record, component, view, within);
    return switch (view) {
      case CONFIG -> CodeBlock.of("from.get($L)", handle);
      case PLAN ->
          CodeBlock.of(isTakenOver(component) ? "from.salvage($L)" : "from.get($L)", handle);
      case INPUT -> inputValue(component, handle);
      case STORED ->
          Components.isAlwaysStored(component)
              ? CodeBlock.of("from.get($L)", handle)
              : CodeBlock.of("from.salvage($L).orElse(null)", handle);
    };
  }

  /// Whether a plan may contain the value of the prior state, which may be old.
  private static boolean isTakenOver(Component component) {
    return component.source() instanceof ValueSource.Computed
        || component.source() instanceof ValueSource.OrSet;
  }

  private static CodeBlock inputValue(Component component, CodeBlock handle) {
    if (Components.isOpen(component)) {
      return ViewTypes.openWord(component.type())
          .map(word ->
              CodeBlock.of(
                  "$T.of$L(from.find($L).orElse(null))", ApiTypes.INPUT_VALUES, word, handle))
          .orElseGet(() -> CodeBlock.of("from.find($L)", handle));
    }
    if (Components.isNullableInput(component)) {
      return CodeBlock.of("from.find($L).orElse(null)", handle);
    }
    return Components.emptyIsNull(component) || component.source() instanceof ValueSource.Optional
        ? CodeBlock.of("from.find($L).orElse($L)", handle, empty(component))
        : CodeBlock.of("from.get($L)", handle);
  }
}
