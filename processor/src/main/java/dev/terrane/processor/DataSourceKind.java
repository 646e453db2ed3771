package dev.terrane.processor;

import com.palantir.javapoet.JavaFile;
import dev.terrane.processor.emit.PartFile;
import dev.terrane.processor.model.Declaration;
import dev.terrane.provider.DataSource;
import dev.terrane.provider.datasource.DataSourceModel;
import dev.terrane.provider.datasource.DataSourceType;
import dev.terrane.provider.datasource.DataViews;
import dev.terrane.provider.schema.SchemaKind;
import java.util.List;

/// Reads the records with `@DataSource`.
final class DataSourceKind implements Kind<Declaration.Part> {
  private static final PartFile.Family FAMILY =
      new PartFile.Family(
          "data source",
          "dataSource",
          "Reader",
          DataSourceModel.class,
          DataSourceType.class,
          DataViews.class);

  @Override
  public List<Declaration.Part> read(ProcessingRound round) {
    return round.parts(DataSource.class, SchemaKind.DATA_SOURCE);
  }

  @Override
  public JavaFile write(Declaration.Part declaration) {
    return PartFile.withResult(declaration, FAMILY).write();
  }
}
