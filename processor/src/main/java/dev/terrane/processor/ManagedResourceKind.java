package dev.terrane.processor;

import com.palantir.javapoet.JavaFile;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.emit.ResourceFile;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.read.RecordRole;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.provider.Action;
import dev.terrane.provider.DataSource;
import dev.terrane.provider.EphemeralResource;
import dev.terrane.provider.ListResource;
import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.provisioner.Provisioner;
import dev.terrane.provider.resource.Former;
import dev.terrane.provider.resource.ImportId;
import dev.terrane.provider.schema.SchemaKind;
import java.util.List;

/// Reads the records with `@ManagedResource`.
final class ManagedResourceKind implements Kind<Declaration.Resource> {
  @Override
  public List<Declaration.Resource> read(ProcessingRound round) {
    misplacedImportIds(round);
    misplacedTimeouts(round);
    return round.records(
        ManagedResource.class,
        false,
        (declared, annotation) -> resource(round, declared, annotation));
  }

  @Override
  public JavaFile write(Declaration.Resource declaration) {
    return new ResourceFile(declaration).write();
  }

  private static void misplacedTimeouts(ProcessingRound round) {
    var allowed =
        List.of(
            ManagedResource.class,
            Former.class,
            Former.List.class,
            DataSource.class,
            EphemeralResource.class,
            ListResource.class,
            Action.class,
            Provisioner.class);
    round
        .annotated(Timeouts.class)
        .filter(type -> allowed.stream().noneMatch(Annotations.of(type)::has))
        .forEach(type ->
            round.report().error(type, CompileError.MISPLACED_TIMEOUTS, type.getSimpleName()));
  }

  private static void misplacedImportIds(ProcessingRound round) {
    round
        .annotated(ImportId.class)
        .filter(type -> !Annotations.of(type).has(ManagedResource.class))
        .filter(type -> Annotations.of(type).all(Former.class, Former.List.class).isEmpty())
        .forEach(type ->
            round.report().error(type, CompileError.MISPLACED, "@ImportId", type.getSimpleName()));
  }

  private static Declaration.Resource resource(
      ProcessingRound round,
      ProcessingRound.AnnotatedRecord declared,
      AppliedAnnotation annotation) {
    var reading = declared.reading();
    var record = declared.record();
    var read =
        reading
            .record(record, RecordRole.of(SchemaKind.RESOURCE))
            .deprecated(annotation.text("deprecated"));
    var version = (int) annotation.number("version");
    if (version < 0) {
      round.report().error(record, CompileError.NEGATIVE_VERSION);
    }
    var former = reading.former(record, annotation);
    var nulls = new PriorSchemaNullability(reading.language(), round.report());
    former.stream()
        .filter(one -> !one.versions().isEmpty())
        .forEach(one -> nulls.check(read, one.record()));
    return new Declaration.Resource(
        read,
        round.partName(declared),
        Math.max(0, version),
        reading.importId(record, read),
        reading.timeouts(record, read, SchemaKind.RESOURCE),
        former,
        declared.isPublic(),
        declared.origins());
  }
}
