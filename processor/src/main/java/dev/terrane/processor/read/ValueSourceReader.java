package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.model.ValueSource;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Planned;
import dev.terrane.provider.attribute.WriteOnly;
import java.util.List;
import java.util.function.Supplier;

/// Reads the source of a component value.
final class ValueSourceReader {
  private final ComponentDeclaration declaration;
  private final Annotations annotations;

  ValueSourceReader(ComponentDeclaration declaration) {
    this.declaration = declaration;
    this.annotations = declaration.annotations();
  }

  ValueSource read() {
    if (declaration.context().computed()) {
      return new ValueSource.Computed(false, List.of());
    }
    var derived = annotations.find(Derived.class);
    if (derived.isPresent()) {
      return derived(derived.get());
    }
    return annotations.find(Computed.class).map(this::computed).orElseGet(this::argument);
  }

  /// A class file may lack the names of parameters. Then they are read from the generated model of
  /// the record.
  private ValueSource derived(AppliedAnnotation annotation) {
    return declaration.report().isQuiet()
        ? new ValueSource.Derived(
            ClassName.get(declaration.record()), declaration.name(), List.of())
        : attempt(
            annotation,
            () -> new FormulaReader(declaration, declaration.holder(annotation)).read());
  }

  private ValueSource argument() {
    if (annotations.has(Planned.class)) {
      return new ValueSource.Computed(false, List.of());
    }
    return annotations
        .find(Default.class)
        .map(annotation ->
            attempt(annotation, () -> new DefaultReader(declaration).read(annotation)))
        .orElseGet(this::plain);
  }

  /// The compiler reports missing classes.
  private ValueSource attempt(AppliedAnnotation annotation, Supplier<ValueSource> reading) {
    if (annotation.isIncomplete()) {
      return plain();
    }
    return declaration.report().attempt(declaration.element(), reading, this::plain);
  }

  private ValueSource plain() {
    return declaration.nullable() && !isRequiredWriteOnly()
        ? new ValueSource.Optional()
        : new ValueSource.Required();
  }

  /// Its component is nullable, because the value is null in every state.
  private boolean isRequiredWriteOnly() {
    return annotations.find(WriteOnly.class).filter(one -> one.flag("required")).isPresent();
  }

  private ValueSource computed(AppliedAnnotation annotation) {
    var changesWith = new SiblingReferences(declaration).checked(annotation, "changesWith");
    var stable = annotation.flag("stable");
    if (stable && !changesWith.isEmpty()) {
      declaration.report().error(declaration.element(), CompileError.STABLE_AND_CHANGES);
    }
    if (annotations.has(Planned.class) && (stable || !changesWith.isEmpty())) {
      declaration.report().error(declaration.element(), CompileError.PLANNED_AND_CHANGES);
    }
    return annotation.flag("orSet")
        ? new ValueSource.OrSet(changesWith)
        : new ValueSource.Computed(stable, changesWith);
  }
}
