package dev.terrane.processor.read;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.diagnostic.Reporter;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.source.DeclaringClass;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.processor.type.UnsupportedType;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/// A component as it is declared, the input of the readers.
///
/// @param services the services of the readers
/// @param record the record that declares it
/// @param component the component
/// @param type its type; of a `Value<T>` the T
/// @param annotations its annotations, without conflicting ones
/// @param nullable whether it may be null
/// @param context the context of its record
record ComponentDeclaration(
    ReaderServices services,
    TypeElement record,
    RecordComponentElement component,
    TypeMirror type,
    Annotations annotations,
    boolean nullable,
    RecordContext context) {
  String name() {
    return component.getSimpleName().toString();
  }

  /// The element at which errors are reported.
  Element element() {
    return component;
  }

  /// The class that declares the member that an annotation names: the record, or the class in `in`.
  DeclaringClass holder(AppliedAnnotation annotation) {
    return annotation
        .type("in")
        .filter(type -> type.getKind() != TypeKind.VOID)
        .map(this::holder)
        .orElseGet(() -> new DeclaringClass(record, true));
  }

  private DeclaringClass holder(TypeMirror named) {
    var type =
        LanguageModel.declared(named)
            .orElseThrow(() ->
                new CompileErrorException(CompileError.IN_TYPE, UnsupportedType.sourceName(named)));
    var beside = language().isSamePackage(type, record);
    if (!(beside ? LanguageModel.isVisible(type) : LanguageModel.isPublic(type))) {
      throw new CompileErrorException(CompileError.IN_HIDDEN, type.getSimpleName());
    }
    return new DeclaringClass(type, beside);
  }

  Reporter report() {
    return services.report();
  }

  LanguageModel language() {
    return services.language();
  }
}
