package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.ViewNames;
import dev.terrane.processor.source.DocComment;
import dev.terrane.processor.source.LanguageModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;

/// Reads a record into the model.
final class RecordReader {
  /// The maximum number of components: a method has at most 255 parameters, one of which is `this`.
  private static final int WIDEST = 254;

  private final ReaderServices services;

  RecordReader(ReaderServices services) {
    this.services = services;
  }

  AttributeRecord read(TypeElement record, ViewNames place, RecordContext context) {
    var docs = DocComment.of(services.language().elements(), record);
    checkWidth(record);
    var within = context.in(record.getQualifiedName().toString());
    var names = new HashSet<String>();
    var components = new ArrayList<Component>();
    for (var element : record.getRecordComponents()) {
      var reader = new ComponentReader(services, record, within);
      var component = reader.read(element, docs.parameter(element.getSimpleName().toString()));
      components.add(unique(element, component, names));
    }
    versions(record, components, names);
    new CombinationCheck(services.report(), record).check(components);
    var whole = new DependencyCycles(services.report(), record).broken(components);
    return new AttributeRecord(ClassName.get(record), place, docs.text(), "", whole);
  }

  private void checkWidth(TypeElement record) {
    var width =
        record.getRecordComponents().stream()
            .map(component -> component.asType().getKind())
            .mapToInt(kind -> kind == TypeKind.LONG || kind == TypeKind.DOUBLE ? 2 : 1)
            .sum();
    if (width > WIDEST) {
      services.report().error(record, CompileError.TOO_WIDE, record.getSimpleName());
    }
  }

  /// Reports a duplicate attribute name, and continues with another one, so that the compiler
  /// reports no further errors.
  private Component unique(RecordComponentElement element, Component component, Set<String> names) {
    var taken = attributes(component).filter(name -> !names.add(name)).findFirst();
    taken.ifPresent(name -> services.report().error(element, CompileError.SAME_NAME, name));
    return taken.isEmpty()
        ? component
        : component.called(component.attribute() + "_" + names.size());
  }

  /// Adds the version attributes of write-only components to the names of the record.
  private void versions(TypeElement record, List<Component> components, Set<String> names) {
    for (var component : components) {
      component
          .traits()
          .writeOnlyVersion()
          .filter(name -> !names.add(name))
          .ifPresent(name ->
              LanguageModel.component(record, component.name())
                  .ifPresent(place ->
                      services.report().error(place, CompileError.WRITE_ONLY_VERSION_TAKEN, name)));
    }
  }

  private static Stream<String> attributes(Component component) {
    return component.shape() instanceof Shape.Embedded(var inner)
        ? inner.flattened().map(Component::attribute)
        : Stream.of(component.attribute());
  }
}
