package dev.terrane.processor;

import com.palantir.javapoet.JavaFile;
import dev.terrane.processor.emit.ConfigurationFile;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.read.RecordRole;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.Value;
import dev.terrane.provider.meta.ProviderMeta;
import dev.terrane.provider.schema.SchemaKind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;

/// Reads the records with `@ProviderConfig`, and those with `@ProviderMeta`.
final class ProviderConfigKind implements Kind<Declaration.Configuration> {
  @Override
  public List<Declaration.Configuration> read(ProcessingRound round) {
    var configurations =
        round.records(
            ProviderConfig.class,
            false,
            (declared, _) ->
                configuration(
                    declared, SchemaKind.PROVIDER, Optional.of(round.partName(declared))));
    var metas =
        round.records(
            ProviderMeta.class,
            false,
            (declared, _) -> configuration(declared, SchemaKind.PROVIDER_META, Optional.empty()));
    return Stream.concat(configurations.stream(), metas.stream()).toList();
  }

  @Override
  public JavaFile write(Declaration.Configuration declaration) {
    return new ConfigurationFile(declaration).write();
  }

  private static Declaration.Configuration configuration(
      ProcessingRound.AnnotatedRecord declared, SchemaKind kind, Optional<String> name) {
    return new Declaration.Configuration(
        declared.reading().record(declared.record(), RecordRole.of(kind)),
        name,
        plain(declared.record(), kind),
        declared.isPublic(),
        declared.origins());
  }

  private static List<String> plain(TypeElement record, SchemaKind kind) {
    return record.getRecordComponents().stream()
        .filter(component ->
            kind == SchemaKind.PROVIDER_META || !LanguageModel.is(component.asType(), Value.class))
        .map(component -> component.getSimpleName().toString())
        .toList();
  }
}
