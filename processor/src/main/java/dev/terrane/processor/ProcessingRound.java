package dev.terrane.processor;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.InaccessibleTypeException;
import dev.terrane.processor.diagnostic.Reporter;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.read.DeclarationReader;
import dev.terrane.processor.read.RecordRole;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.processor.source.TerraformNames;
import dev.terrane.provider.provisioner.Provisioner;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.provider.spi.Naming;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/// One round of annotation processing: its types, and the services that reading requires.
///
/// @param types its types, also nested ones
/// @param generated the classes that are generated so far, in all rounds
/// @param language the types of the compiler
/// @param report receives the errors
/// @param version the version of the provider, if the build states it
record ProcessingRound(
    Set<TypeElement> types,
    Set<String> generated,
    LanguageModel language,
    Reporter report,
    Optional<String> version) {
  /// An annotated record that a class can be generated for.
  ///
  /// @param record the record
  /// @param annotation its annotation
  /// @param model the class
  /// @param reading reads it
  record AnnotatedRecord(
      TypeElement record,
      AppliedAnnotation annotation,
      ClassName model,
      DeclarationReader reading) {
    boolean isPublic() {
      return LanguageModel.isPublic(record);
    }

    /// A single element, so that incremental builds can determine which file to generate again.
    List<Element> origins() {
      return List.of(record);
    }
  }

  Stream<TypeElement> annotated(Class<? extends Annotation> kind) {
    return types.stream().filter(type -> Annotations.of(type).has(kind));
  }

  /// Reads each record with an annotation; unusable records are reported.
  <T> List<T> records(
      Class<? extends Annotation> kind,
      boolean shared,
      BiFunction<AnnotatedRecord, AppliedAnnotation, T> read) {
    var all = new ArrayList<T>();
    for (var type : annotated(kind).toList()) {
      var annotation = Annotations.of(type).find(kind).orElseThrow();
      DeclarationReader.usable(language, report, type, "@" + kind.getSimpleName())
          .map(record -> declared(record, annotation, shared))
          .filter(this::isFree)
          .flatMap(one -> written(() -> read.apply(one, annotation)))
          .ifPresent(all::add);
    }
    return all;
  }

  /// Reads each record with an annotation as a part without other properties than its name.
  List<Declaration.Part> parts(Class<? extends Annotation> annotation, SchemaKind kind) {
    return records(
        annotation,
        false,
        (declared, applied) -> part(declared, applied, kind, partName(declared)));
  }

  /// Reads each record with `@Provisioner`.
  List<Declaration.Part> provisioners() {
    return records(
        Provisioner.class,
        false,
        (declared, applied) ->
            part(declared, applied, SchemaKind.PROVISIONER, provisionerName(declared)));
  }

  private Declaration.Part part(
      AnnotatedRecord declared, AppliedAnnotation annotation, SchemaKind kind, String name) {
    var read =
        declared
            .reading()
            .record(declared.record(), RecordRole.of(kind))
            .deprecated(annotation.text("deprecated"));
    return new Declaration.Part(
        read,
        name,
        declared.reading().timeouts(declared.record(), read, kind),
        declared.isPublic(),
        declared.origins());
  }

  private static <T> Optional<T> written(Supplier<T> reading) {
    try {
      return Optional.of(reading.get());
    } catch (InaccessibleTypeException _) {
      return Optional.empty();
    }
  }

  private AnnotatedRecord declared(
      TypeElement record, AppliedAnnotation annotation, boolean shared) {
    var model = LanguageModel.beside(record, "Model");
    return new AnnotatedRecord(
        record, annotation, model, new DeclarationReader(language, report, model, shared));
  }

  private boolean isFree(AnnotatedRecord one) {
    return isFree(one.model(), one.record());
  }

  /// Whether the name of a class to generate is free. Reports an error if it is not.
  boolean isFree(ClassName wanted, Element place) {
    var name = wanted.canonicalName();
    if (types.stream().anyMatch(type -> type.getQualifiedName().contentEquals(name))) {
      report.error(place, CompileError.MODEL_NAME_TAKEN, wanted.simpleName());
      return false;
    }
    if (!generated.add(name)) {
      report.error(place, CompileError.TWO_KINDS, wanted.simpleName());
      return false;
    }
    return true;
  }

  /// The name of a part, checked.
  String partName(AnnotatedRecord one) {
    var name = one.annotation().text("value");
    if (!TerraformNames.isPartName(name)) {
      report.error(one.record(), CompileError.PART_NAME, name, TerraformNames.PART_RULE);
    }
    return name;
  }

  private String provisionerName(AnnotatedRecord one) {
    var name = one.annotation().text("value");
    if (!Naming.isProvisioner(name)) {
      report.error(
          one.record(),
          CompileError.PART_NAME,
          name,
          "lower-case letters, digits and hyphens, and begin with a letter");
    }
    return name;
  }
}
