package dev.terrane.processor.read;

import dev.terrane.processor.misuse.Report;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Marks;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
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

  Report report() {
    return desk.report();
  }

  Language language() {
    return desk.language();
  }
}
