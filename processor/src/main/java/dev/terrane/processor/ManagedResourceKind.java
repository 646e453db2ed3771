package dev.terrane.processor;

import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.model.Unit;
import dev.terrane.processor.read.Family;
import dev.terrane.processor.source.Mark;
import dev.terrane.processor.source.Marks;
import dev.terrane.provider.Former;
import dev.terrane.provider.ImportId;
import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.Timeouts;
import java.lang.annotation.Annotation;
import java.util.List;

/// Records with `@ManagedResource`.
final class ManagedResourceKind implements Kind {
  @Override
  public List<Unit> read(Round round) {
    misplaced(round, ImportId.class);
    misplaced(round, Timeouts.class);
    return round.records(
        ManagedResource.class, false, (declared, mark) -> resource(round, declared, mark));
  }

  private static void misplaced(Round round, Class<? extends Annotation> kind) {
    round
        .annotated(kind)
        .filter(type -> !Marks.of(type).has(ManagedResource.class))
        .filter(type -> !Marks.of(type).has(Former.class))
        .forEach(type ->
            round
                .report()
                .error(type, Misuse.MISPLACED, "@" + kind.getSimpleName(), type.getSimpleName()));
  }

  private static Unit resource(Round round, Round.Declared declared, Mark mark) {
    var reading = declared.reading();
    var record = declared.record();
    var read = reading.record(record, Family.RESOURCE);
    var version = (int) mark.number("version");
    if (version < 0) {
      round.report().error(record, Misuse.NEGATIVE_VERSION);
    }
    var formers = reading.formers(record, mark);
    var nulls = new FormerNulls(reading.language(), round.report());
    formers.forEach(former -> nulls.check(read, former.record()));
    return new Unit.Resource(
        read,
        round.partName(declared),
        Math.max(0, version),
        reading.importId(record, read),
        reading.timeouts(record, read),
        formers,
        declared.isPublic(),
        declared.origins());
  }
}
