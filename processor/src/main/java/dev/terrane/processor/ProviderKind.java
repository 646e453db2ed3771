package dev.terrane.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.model.Unit;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Marks;
import dev.terrane.provider.Provider;
import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.schema.ProviderType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/// Classes that implement `Provider` and are configured by a record. A provider with another
/// configuration has a `ProviderType` of its author's; where none is to be seen, a record is told
/// that lacks its annotation. That is a warning only, because another module may have the type.
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
        .filter(configuration -> isMarked(round, type, configuration))
        .filter(_ -> isUsable(round, type))
        .map(configuration -> entry(type, configuration, TypeName.get(arguments.getLast())));
  }

  private static boolean isMarked(Round round, TypeElement type, TypeElement configuration) {
    var marked = Marks.of(configuration).has(ProviderConfig.class);
    if (!marked && Language.isRecord(configuration) && !hasType(round, type)) {
      round.report().warning(type, unfound(type, configuration));
    }
    return marked;
  }

  private static String unfound(TypeElement type, TypeElement configuration) {
    return "no server would find "
        + type.getSimpleName()
        + "; put @ProviderConfig(\"...\") on "
        + configuration.getSimpleName()
        + ", or write a ProviderType and its service entry";
  }

  /// Whether an author's own type is compiled with the provider, or was before, in its package.
  private static boolean hasType(Round round, TypeElement provider) {
    var beside = round.language().elements().getPackageOf(provider).getEnclosedElements();
    return Stream.concat(round.types().stream(), ElementFilter.typesIn(beside).stream())
        .anyMatch(type -> round.language().implementsRaw(type.asType(), ProviderType.class));
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
