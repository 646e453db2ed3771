package dev.terrane.processor.read;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.model.ComponentTraits.Combination;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.provider.combination.AllOrNone;
import dev.terrane.provider.combination.AtLeastOneOf;
import dev.terrane.provider.combination.ConflictsWith;
import dev.terrane.provider.combination.ExactlyOneOf;
import dev.terrane.provider.combination.PreferWriteOnly;
import dev.terrane.provider.combination.RequiredWith;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;

/// Reads the rules about components that are set together.
final class CombinationReader {
  /// An annotation, and the method of the API's `Combination` that creates its rule.
  private record Rule(Class<? extends Annotation> annotation, String factory) {}

  private static final List<Rule> RULES =
      List.of(
          new Rule(ExactlyOneOf.class, "exactlyOneOf"),
          new Rule(AtLeastOneOf.class, "atLeastOneOf"),
          new Rule(AllOrNone.class, "allOrNone"),
          new Rule(ConflictsWith.class, "conflictsWith"),
          new Rule(RequiredWith.class, "requiredWith"),
          new Rule(PreferWriteOnly.class, "preferWriteOnly"));

  private final ComponentDeclaration declaration;

  CombinationReader(ComponentDeclaration declaration) {
    this.declaration = declaration;
  }

  List<Combination> read() {
    return RULES.stream()
        .flatMap(rule ->
            declaration.annotations().find(rule.annotation).stream()
                .flatMap(annotation -> combination(rule, annotation).stream()))
        .toList();
  }

  /// Without names there is no rule; invalid names are reported elsewhere.
  private Optional<Combination> combination(Rule rule, AppliedAnnotation annotation) {
    if (annotation.texts("value").isEmpty()) {
      declaration
          .report()
          .error(declaration.element(), CompileError.COMBINATION_EMPTY, annotation.sourceText());
    }
    var others = new SiblingReferences(declaration).checked(annotation, "value");
    return others.isEmpty()
        ? Optional.empty()
        : Optional.of(new Combination(annotation.sourceText(), rule.factory, others));
  }
}
