package dev.terrane.processor;

import dev.terrane.processor.model.Unit;
import dev.terrane.processor.read.Family;
import dev.terrane.processor.read.Marks;
import dev.terrane.processor.read.Misuse;
import dev.terrane.provider.DataSource;
import dev.terrane.provider.ManagedResource;
import java.util.List;
import java.util.Optional;

/// Records with `@DataSource`.
final class DataSourceKind implements Kind {
  @Override
  public List<Unit> read(Round round) {
    return round
        .<Optional<Unit>>records(
            DataSource.class, false, (declared, _) -> dataSource(round, declared))
        .stream()
        .flatMap(Optional::stream)
        .toList();
  }

  /// Both kinds of one record would be one class.
  private static Optional<Unit> dataSource(Round round, Round.Declared declared) {
    var record = declared.record();
    if (Marks.of(record).has(ManagedResource.class)) {
      round.report().error(record, Misuse.TWO_KINDS, record.getSimpleName(), "a managed resource");
      return Optional.empty();
    }
    var read = declared.reading().record(record, Family.DATA_SOURCE);
    var name = round.partName(declared);
    return Optional.of(new Unit.DataSource(read, name, declared.isPublic(), declared.origins()));
  }
}
