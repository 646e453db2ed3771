package dev.terrane.processor;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.provisioner.ProvisionerType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;

/// Finds the classes that implement provisioners. The server instantiates them by their service
/// entry, without a generated class. A nested class may be a test double, and is ignored if it
/// cannot be instantiated.
final class ProvisionerClasses {
  private final Set<String> classes = new LinkedHashSet<>();

  /// Adds the classes of a round. The interface that one implements may be generated in this round,
  /// so they are examined in the last one.
  void add(ProcessingRound round) {
    round.types().stream()
        .filter(type -> type.getKind() == ElementKind.CLASS)
        .filter(type -> !type.getModifiers().contains(Modifier.ABSTRACT))
        .forEach(type -> classes.add(type.getQualifiedName().toString()));
  }

  /// The binary names of the provisioners of all rounds.
  ///
  /// @param last the last round
  List<String> names(ProcessingRound last) {
    return classes.stream()
        .flatMap(name -> last.language().find(name).stream())
        .filter(type -> last.language().implementsRaw(type.asType(), ProvisionerType.class))
        .filter(type -> isUsable(last, type))
        .map(type -> last.language().elements().getBinaryName(type).toString())
        .toList();
  }

  private static boolean isUsable(ProcessingRound round, TypeElement type) {
    var usable = LanguageModel.isService(type);
    if (!usable && type.getNestingKind() == NestingKind.TOP_LEVEL) {
      round.report().error(type, CompileError.PROVIDER_CONSTRUCTOR, type.getSimpleName());
    }
    return usable;
  }
}
