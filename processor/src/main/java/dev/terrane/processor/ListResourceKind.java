package dev.terrane.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.emit.ListFile;
import dev.terrane.processor.emit.PartFile;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.read.RecordRole;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.ListResource;
import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Embedded;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.list.ListResourceModel;
import dev.terrane.provider.list.ListResourceType;
import dev.terrane.provider.list.ListViews;
import dev.terrane.provider.schema.SchemaKind;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/// Reads the records with `@ListResource`.
final class ListResourceKind implements Kind<Declaration.ListPart> {
  private static final PartFile.Family FAMILY =
      new PartFile.Family(
          "list resource",
          "listResource",
          "Lister",
          ListResourceModel.class,
          ListResourceType.class,
          ListViews.class);

  @Override
  public List<Declaration.ListPart> read(ProcessingRound round) {
    return round
        .records(
            ListResource.class,
            false,
            (declared, annotation) ->
                managed(round, declared, annotation)
                    .map(managed -> part(declared, annotation, managed)))
        .stream()
        .flatMap(Optional::stream)
        .toList();
  }

  @Override
  public JavaFile write(Declaration.ListPart declaration) {
    return new ListFile(declaration, FAMILY).write();
  }

  private static Declaration.ListPart part(
      ProcessingRound.AnnotatedRecord declared, AppliedAnnotation annotation, TypeElement managed) {
    var read =
        declared
            .reading()
            .record(declared.record(), RecordRole.of(SchemaKind.LIST_RESOURCE))
            .deprecated(annotation.text("deprecated"));
    var resource = Annotations.of(managed).find(ManagedResource.class).orElseThrow();
    var part =
        new Declaration.Part(
            read,
            resource.text("value"),
            declared.reading().timeouts(declared.record(), read, SchemaKind.LIST_RESOURCE),
            declared.isPublic(),
            declared.origins());
    return new Declaration.ListPart(
        part, ClassName.get(managed), LanguageModel.beside(managed, "Model"));
  }

  /// The record of the managed resource; empty, with an error, if it cannot be listed.
  private static Optional<TypeElement> managed(
      ProcessingRound round,
      ProcessingRound.AnnotatedRecord declared,
      AppliedAnnotation annotation) {
    // The compiler reports missing classes.
    var record =
        annotation
            .type("value")
            .filter(_ -> !annotation.isIncomplete())
            .flatMap(LanguageModel::declared);
    var mistake = record.flatMap(ListResourceKind::mistake);
    mistake.ifPresent(error ->
        round.report().error(declared.record(), error, record.orElseThrow().getSimpleName()));
    // A private record is an error of the managed resource.
    return record.filter(one -> mistake.isEmpty() && LanguageModel.isVisible(one));
  }

  private static Optional<CompileError> mistake(TypeElement record) {
    if (!LanguageModel.isRecord(record) || !Annotations.of(record).has(ManagedResource.class)) {
      return Optional.of(CompileError.LISTED_UNMANAGED);
    }
    return hasIdentity(record, new HashSet<>())
        ? Optional.empty()
        : Optional.of(CompileError.LISTED_WITHOUT_IDENTITY);
  }

  /// @param visited the records that were searched: one that contains itself is an error of the
  ///   managed resource
  private static boolean hasIdentity(TypeElement record, Set<TypeElement> visited) {
    return visited.add(record)
        && record.getRecordComponents().stream()
            .anyMatch(component -> {
              var annotations = Annotations.of(component);
              return annotations.has(Identity.class)
                  || (annotations.has(Embedded.class)
                      && LanguageModel.declared(component.asType())
                          .filter(embedded -> hasIdentity(embedded, visited))
                          .isPresent());
            });
  }
}
