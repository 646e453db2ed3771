package dev.terrane.processor;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.provisioner.ProvisionerType;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;

/// Finds the classes that implement provisioners. The server instantiates them by their service
/// entry, without a generated class. A nested class may be a test double, and is ignored if it
/// cannot be instantiated.
final class ProvisionerClasses {
  private ProvisionerClasses() {}

  /// The binary names of the provisioners of a round.
  static List<String> of(ProcessingRound round) {
    return round.types().stream()
        .filter(type -> type.getKind() == ElementKind.CLASS)
        .filter(type -> !type.getModifiers().contains(Modifier.ABSTRACT))
        .filter(type -> round.language().implementsRaw(type.asType(), ProvisionerType.class))
        .filter(type -> isUsable(round, type))
        .map(type -> round.language().elements().getBinaryName(type).toString())
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
