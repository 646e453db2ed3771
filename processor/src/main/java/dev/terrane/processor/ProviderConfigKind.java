package dev.terrane.processor;

import dev.terrane.processor.model.Unit;
import dev.terrane.processor.read.Family;
import dev.terrane.processor.source.Language;
import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.Value;
import java.util.List;
import javax.lang.model.element.TypeElement;

/// Records with `@ProviderConfig`.
final class ProviderConfigKind implements Kind {
  @Override
  public List<Unit> read(Round round) {
    return round.records(
        ProviderConfig.class, false, (declared, _) -> configuration(round, declared));
  }

  private static Unit configuration(Round round, Round.Declared declared) {
    return new Unit.Configuration(
        declared.reading().record(declared.record(), Family.PROVIDER),
        round.partName(declared),
        plain(declared.record()),
        declared.isPublic(),
        declared.origins());
  }

  private static List<String> plain(TypeElement record) {
    return record.getRecordComponents().stream()
        .filter(component -> !Language.is(component.asType(), Value.class))
        .map(component -> component.getSimpleName().toString())
        .toList();
  }
}
