package dev.terrane.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.model.Unit;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Marks;
import dev.terrane.provider.Provider;
import dev.terrane.provider.ProviderConfig;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/// Classes that implement `Provider` and are configured by a record. A provider with another
/// configuration has a `ProviderType` of its author's.
final class ProviderKind implements Kind {
  @Override
  public List<Unit> read(Round round) {
    return round.types().stream()
        .filter(type -> type.getKind() == ElementKind.CLASS)
        .filter(type -> !type.getModifiers().contains(Modifier.ABSTRACT))
        .flatMap(type -> entry(round, type).stream())
        .toList();
  }

  private static Optional<Unit> entry(Round round, TypeElement type) {
    var arguments = round.language().arguments(type.asType(), Provider.class);
    if (arguments.size() != 2) {
      return Optional.empty();
    }
    return Language.declared(arguments.getFirst())
        .filter(configuration -> Marks.of(configuration).has(ProviderConfig.class))
        .filter(_ -> isUsable(round, type))
        .map(configuration -> entry(type, configuration, TypeName.get(arguments.getLast())));
  }

  private static boolean isUsable(Round round, TypeElement type) {
    if (!Language.isConstructible(type)) {
      round.report().error(type, Misuse.PROVIDER_CONSTRUCTOR, type.getSimpleName());
      return false;
    }
    return round.isFree(Language.beside(type, "Type"), type);
  }

  private static Unit entry(TypeElement type, TypeElement configuration, TypeName client) {
    return new Unit.ProviderEntry(
        ClassName.get(type),
        Language.beside(type, "Type"),
        ClassName.get(configuration),
        Language.beside(configuration, "Model"),
        client,
        List.of(type));
  }
}
