package dev.terrane.processor;

import dev.terrane.processor.model.Unit;
import dev.terrane.processor.read.Family;
import dev.terrane.provider.DataSource;
import java.util.List;

/// Records with `@DataSource`.
final class DataSourceKind implements Kind {
  @Override
  public List<Unit> read(Round round) {
    return round.records(
        DataSource.class,
        false,
        (declared, _) ->
            new Unit.DataSource(
                declared.reading().record(declared.record(), Family.DATA_SOURCE),
                round.partName(declared),
                declared.isPublic(),
                declared.origins()));
  }
}
