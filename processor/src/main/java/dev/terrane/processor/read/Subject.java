package dev.terrane.processor.read;

import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Misused;
import dev.terrane.processor.misuse.Report;
import dev.terrane.processor.source.Holder;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Mark;
import dev.terrane.processor.source.Marks;
import dev.terrane.processor.type.Unsupported;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/// A component that is being read.
///
/// @param desk what to work with
/// @param record the record that declares it
/// @param component the component
/// @param type its type; of a `Value<T>` the T
/// @param marks its annotations, those left out that contradict others
/// @param nullable whether it may be null
/// @param context where its record stands
record Subject(
    Desk desk,
    TypeElement record,
    RecordComponentElement component,
    TypeMirror type,
    Marks marks,
    boolean nullable,
    Context context) {
  String name() {
    return component.getSimpleName().toString();
  }

  /// Where its errors are told.
  Element place() {
    return component;
  }

  /// The class that declares what an annotation names: the record, unless it says another one.
  Holder holder(Mark mark) {
    return mark.type("in")
        .filter(type -> type.getKind() != TypeKind.VOID)
        .map(this::holder)
        .orElseGet(() -> new Holder(record, true));
  }

  private Holder holder(TypeMirror named) {
    var type =
        Language.declared(named)
            .orElseThrow(() -> new Misused(Misuse.IN_TYPE, Unsupported.spelled(named)));
    var beside = language().isSamePackage(type, record);
    if (!(beside ? Language.isVisible(type) : Language.isPublic(type))) {
      throw new Misused(Misuse.IN_HIDDEN, type.getSimpleName());
    }
    return new Holder(type, beside);
  }

  Report report() {
    return desk.report();
  }

  Language language() {
    return desk.language();
  }
}
