package dev.terrane.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import java.util.ArrayList;
import java.util.List;

/// Generates the expressions that write a record, or a view of it, called `of`, to an object.
///
/// @param record the record
/// @param within the generated class that contains the expressions
public record WriteExpressions(AttributeRecord record, ClassName within) {
  /// `ObjectView.builder().set(PATH, of.path())...`: the author's record.
  public CodeBlock own() {
    return built(
        ApiTypes.OBJECT_VIEW, record.components().stream().map(this::recordValue).toList());
  }

  private CodeBlock recordValue(Component component) {
    if (component.shape() instanceof Shape.Embedded(var embedded)) {
      return CodeBlock.of(
          ".setAll($T.form().write(of.$L()))", embedded.viewNames().handles(), component.name());
    }
    return CodeBlock.of(
        ".set($L, of.$L())", Handles.of(record, component, within), component.name());
  }

  /// The expression for a view.
  CodeBlock view(View view) {
    var target = view.isOpen() ? ApiTypes.VALUE_VIEW : ApiTypes.OBJECT_VIEW;
    return built(
        target, view.of(record).stream().map(component -> viewValue(view, component)).toList());
  }

  private CodeBlock viewValue(View view, Component component) {
    var value = CodeBlock.of("of.$L()", component.name());
    if (component.shape() instanceof Shape.Embedded(var embedded)) {
      return CodeBlock.of(".setAll($L)", Codecs.call("write", embedded, view, within, value));
    }
    var handle = Codecs.handle(record, component, view, within);
    return view == View.INPUT && Components.isOpen(component)
        ? CodeBlock.of(".set($L, $T.orNull($L))", handle, ApiTypes.INPUT_VALUES, value)
        : CodeBlock.of(".set($L, $L)", handle, value);
  }

  public static CodeBlock built(ClassName target, List<CodeBlock> values) {
    var links = new ArrayList<>(values);
    links.add(CodeBlock.of(".build()"));
    return CodeBlocks.chain(CodeBlock.of("$T.builder()", target), links);
  }
}
