package dev.terrane.processor;

import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.read.RecordRole;
import dev.terrane.provider.DataSource;
import java.util.List;

/// Reads the records with `@DataSource`.
final class DataSourceKind implements Kind {
  @Override
  public List<Declaration> read(Round round) {
    return round.records(
        DataSource.class,
        false,
        (declared, _) ->
            new Declaration.DataSource(
                declared.reading().record(declared.record(), RecordRole.DATA_SOURCE),
                round.partName(declared),
                declared.isPublic(),
                declared.origins()));
  }
}
