package dev.terrane.processor;

import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.read.RecordRole;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.Value;
import java.util.List;
import javax.lang.model.element.TypeElement;

/// Reads the records with `@ProviderConfig`.
final class ProviderConfigKind implements Kind {
  @Override
  public List<Declaration> read(Round round) {
    return round.records(
        ProviderConfig.class, false, (declared, _) -> configuration(round, declared));
  }

  private static Declaration configuration(Round round, Round.AnnotatedRecord declared) {
    return new Declaration.Configuration(
        declared.reading().record(declared.record(), RecordRole.PROVIDER),
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
