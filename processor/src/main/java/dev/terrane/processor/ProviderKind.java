package dev.terrane.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeName;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.emit.ProviderEntryFile;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.Provider;
import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.meta.ProviderMeta;
import dev.terrane.provider.schema.ProviderType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/// Reads the classes that implement `Provider` and are configured by a record. A provider with
/// another configuration requires a `ProviderType` of its author; if none is found, and the
/// configuration is a record without its annotation, a warning is reported. It is not an error,
/// because another module may contain the type.
final class ProviderKind implements Kind<Declaration.ProviderEntry> {
  @Override
  public List<Declaration.ProviderEntry> read(ProcessingRound round) {
    return round.types().stream()
        .filter(type -> type.getKind() == ElementKind.CLASS)
        .filter(type -> !type.getModifiers().contains(Modifier.ABSTRACT))
        .flatMap(type -> entry(round, type).stream())
        .toList();
  }

  @Override
  public JavaFile write(Declaration.ProviderEntry declaration) {
    return new ProviderEntryFile(declaration).write();
  }

  private static Optional<Declaration.ProviderEntry> entry(
      ProcessingRound round, TypeElement type) {
    var arguments = round.language().arguments(type.asType(), Provider.class);
    if (arguments.size() != 2) {
      return Optional.empty();
    }
    return LanguageModel.declared(arguments.getFirst())
        .filter(configuration -> isMarked(round, type, configuration))
        .filter(_ -> isUsable(round, type))
        .map(configuration -> entry(round, type, configuration, TypeName.get(arguments.getLast())));
  }

  /// The model of the `provider_meta` block that a configuration declares.
  private static Optional<ClassName> meta(ProcessingRound round, TypeElement configuration) {
    var declared =
        Annotations.of(configuration)
            .find(ProviderConfig.class)
            .flatMap(annotation -> annotation.type("meta"))
            .filter(type -> type.getKind() != TypeKind.VOID);
    if (declared.isEmpty()) {
      return Optional.empty();
    }
    var record =
        LanguageModel.declared(declared.get())
            .filter(type -> Annotations.of(type).has(ProviderMeta.class));
    if (record.isEmpty()) {
      var name = declared.get().toString();
      round
          .report()
          .error(
              configuration,
              CompileError.PROVIDER_META_UNMARKED,
              name.substring(name.lastIndexOf('.') + 1));
    }
    return record.map(type -> LanguageModel.beside(type, "Model"));
  }

  private static boolean isMarked(
      ProcessingRound round, TypeElement type, TypeElement configuration) {
    var marked = Annotations.of(configuration).has(ProviderConfig.class);
    if (!marked && LanguageModel.isRecord(configuration) && !hasType(round, type)) {
      round.report().warning(type, unfound(type, configuration));
    }
    return marked;
  }

  private static String unfound(TypeElement type, TypeElement configuration) {
    return type.getSimpleName()
        + " is not registered as a provider; add @ProviderConfig(\"...\") to "
        + configuration.getSimpleName()
        + ", or declare a ProviderType with a service entry";
  }

  /// Whether the package contains the author's own `ProviderType`, in this build or an earlier one.
  private static boolean hasType(ProcessingRound round, TypeElement provider) {
    var beside = round.language().elements().getPackageOf(provider).getEnclosedElements();
    return Stream.concat(round.types().stream(), ElementFilter.typesIn(beside).stream())
        .anyMatch(type -> round.language().implementsRaw(type.asType(), ProviderType.class));
  }

  private static boolean isUsable(ProcessingRound round, TypeElement type) {
    if (!LanguageModel.isConstructible(type)) {
      round.report().error(type, CompileError.PROVIDER_CONSTRUCTOR, type.getSimpleName());
      return false;
    }
    return round.isFree(LanguageModel.beside(type, "Type"), type);
  }

  private static Declaration.ProviderEntry entry(
      ProcessingRound round, TypeElement type, TypeElement configuration, TypeName client) {
    return new Declaration.ProviderEntry(
        ClassName.get(type),
        LanguageModel.beside(type, "Type"),
        ClassName.get(configuration),
        LanguageModel.beside(configuration, "Model"),
        meta(round, configuration),
        client,
        round.version(),
        List.of(type));
  }
}
