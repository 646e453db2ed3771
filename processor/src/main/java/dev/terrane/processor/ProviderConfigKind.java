package dev.terrane.processor;

import com.palantir.javapoet.JavaFile;
import dev.terrane.processor.emit.ConfigurationFile;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.read.RecordRole;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.Value;
import dev.terrane.provider.schema.SchemaKind;
import java.util.List;
import javax.lang.model.element.TypeElement;

/// Reads the records with `@ProviderConfig`.
final class ProviderConfigKind implements Kind<Declaration.Configuration> {
  @Override
  public List<Declaration.Configuration> read(ProcessingRound round) {
    return round.records(
        ProviderConfig.class, false, (declared, _) -> configuration(round, declared));
  }

  @Override
  public JavaFile write(Declaration.Configuration declaration) {
    return new ConfigurationFile(declaration).write();
  }

  private static Declaration.Configuration configuration(
      ProcessingRound round, ProcessingRound.AnnotatedRecord declared) {
    return new Declaration.Configuration(
        declared.reading().record(declared.record(), RecordRole.of(SchemaKind.PROVIDER)),
        round.partName(declared),
        plain(declared.record()),
        declared.isPublic(),
        declared.origins());
  }

  private static List<String> plain(TypeElement record) {
    return record.getRecordComponents().stream()
        .filter(component -> !LanguageModel.is(component.asType(), Value.class))
        .map(component -> component.getSimpleName().toString())
        .toList();
  }
}
