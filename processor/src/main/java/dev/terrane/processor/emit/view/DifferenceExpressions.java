package dev.terrane.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import java.util.List;
import java.util.Objects;

/// Generates the expressions that compare an input, component by component, with the state or with
/// another input, which is called `before`.
///
/// @param record the record
record DifferenceExpressions(AttributeRecord record) {
  private static final List<String> PARAMETERS = List.of("before");

  private static CodeBlock field(Component component) {
    return StateExpressions.field(component, PARAMETERS);
  }

  /// The comparison with the stored state.
  CodeBlock fromStored(Component component) {
    if (Components.inside(component).isPresent() && !View.INPUT.isOwn(component)) {
      var before = CodeBlock.of("before.$LInput()", component.name());
      var asked = field(component);
      return Components.isOpen(component)
          ? CodeBlock.of("$L.isPresent() && $L", asked, differ(component, before, orThrow(asked)))
          : differ(component, before, asked);
    }
    return simple(component, CodeBlock.of("before.$L()", component.name()));
  }

  private static CodeBlock orThrow(CodeBlock open) {
    return CodeBlock.of("$L.get()", open);
  }

  private CodeBlock differ(Component component, CodeBlock before, CodeBlock asked) {
    var nested = Components.inside(component).orElseThrow();
    return CodeBlock.of(
        "$T.differ($L, $L, $T::keeps)",
        ApiTypes.INPUT_VALUES,
        before,
        asked,
        nested.viewNames().view(View.INPUT.word));
  }

  private static CodeBlock simple(Component component, CodeBlock before) {
    if (component.traits().writeOnly()) {
      return CodeBlock.of("$L != null", field(component));
    }
    if (Components.isOpen(component)) {
      return CodeBlock.of(
          "$T.differOpen($L, $T.orNull($L))",
          ApiTypes.INPUT_VALUES,
          before,
          ApiTypes.INPUT_VALUES,
          field(component));
    }
    return component.traits().nullIsNotEmpty()
        ? CodeBlock.of("!$T.equals($L, $L)", Objects.class, before, field(component))
        : CodeBlock.of("$T.differ($L, $L)", ApiTypes.INPUT_VALUES, before, field(component));
  }

  /// The comparison with another input.
  CodeBlock fromInput(Component component) {
    var before = CodeBlock.of("before.$L()", component.name());
    if (component.shape() instanceof Shape.Embedded) {
      return CodeBlock.of("!$L.keeps($L)", field(component), before);
    }
    if (Components.inside(component).isPresent() && !View.INPUT.isOwn(component)) {
      return Components.isOpen(component)
          ? openNested(component)
          : differ(component, before, field(component));
    }
    return Components.isOpen(component)
        ? simple(component, CodeBlock.of("$T.orNull($L)", ApiTypes.INPUT_VALUES, before))
        : simple(component, before);
  }

  private CodeBlock openNested(Component component) {
    var both = field(component);
    var before = CodeBlock.of("before.$L()", component.name());
    return CodeBlock.of(
        "$L.isPresent() && ($L.isEmpty() || $L)",
        both,
        before,
        differ(component, orThrow(before), orThrow(both)));
  }
}
