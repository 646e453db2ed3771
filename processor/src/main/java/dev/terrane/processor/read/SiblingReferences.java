package dev.terrane.processor.read;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.processor.source.TerraformNames;
import java.util.ArrayList;
import java.util.List;

/// Reads and checks the names of other components in an annotation.
final class SiblingReferences {
  private final ComponentDeclaration declaration;

  SiblingReferences(ComponentDeclaration declaration) {
    this.declaration = declaration;
  }

  /// Returns the existing names, and reports the others.
  List<String> checked(AppliedAnnotation annotation, String element) {
    var names = LanguageModel.componentNames(declaration.record());
    var good = new ArrayList<String>();
    for (var name : annotation.texts(element)) {
      if (name.equals(declaration.name())) {
        declaration
            .report()
            .error(declaration.element(), CompileError.NAMES_ITSELF, name, annotation.sourceText());
      } else if (names.contains(name)) {
        good.add(name);
      } else {
        declaration
            .report()
            .error(
                declaration.element(),
                CompileError.NO_SUCH_COMPONENT,
                declaration.record().getSimpleName(),
                name,
                TerraformNames.hint(name, names));
      }
    }
    return good;
  }
}
