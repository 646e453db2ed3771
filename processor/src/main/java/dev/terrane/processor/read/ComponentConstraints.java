package dev.terrane.processor.read;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.constraint.ConstraintReader;
import dev.terrane.processor.constraint.ConstraintRule;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.Reporter;
import dev.terrane.processor.model.ValueSource;
import dev.terrane.provider.attribute.ConvertedBy;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Json;
import dev.terrane.provider.schema.Check;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads the annotations of Jakarta Validation on a component as checks.
final class ComponentConstraints {
  private final ComponentDeclaration declaration;
  private final ConstraintReader checks;

  ComponentConstraints(ComponentDeclaration declaration) {
    this.declaration = declaration;
    this.checks =
        new ConstraintReader(declaration.language(), declaration.report(), declaration.element());
  }

  List<CodeBlock> read(ValueSource source) {
    var found = ConstraintReader.constraints(declaration.annotations());
    if (!found.isEmpty() && isComputed(source)) {
      error(CompileError.CONSTRAINT_ON_COMPUTED, found.getFirst().sourceText());
      return List.of();
    }
    var kind = kind();
    var rules = checks.rules(declaration.annotations(), kind, declaration.type());
    checkDefault(rules);
    var codes = new ArrayList<>(rules.stream().map(ConstraintRule::code).toList());
    if (kind != ConstraintRule.ApplicableTypes.OTHER) {
      codes.addAll(checks.elements(declaration.type()));
    }
    if (kind == ConstraintRule.ApplicableTypes.TEXT
        && declaration.annotations().has(Json.class)
        && !isComputed(source)) {
      codes.add(CodeBlock.of("$T.json()", Check.class));
    }
    return codes;
  }

  private static boolean isComputed(ValueSource source) {
    return source instanceof ValueSource.Computed || source instanceof ValueSource.Derived;
  }

  private void error(CompileError error, Object... details) {
    declaration.report().error(declaration.element(), error, details);
  }

  private ConstraintRule.ApplicableTypes kind() {
    return declaration.annotations().has(ConvertedBy.class)
        ? ConstraintRule.ApplicableTypes.OTHER
        : ConstraintRule.ApplicableTypes.of(declaration.type());
  }

  /// Reports a default that violates a check, because each configuration without a value would
  /// fail.
  private void checkDefault(List<ConstraintRule> rules) {
    var annotation =
        declaration.annotations().find(Default.class).filter(one -> one.isGiven("value"));
    if (annotation.isEmpty() || rules.isEmpty()) {
      return;
    }
    var text = annotation.get().text("value");
    var value = value(text);
    rules.stream()
        .filter(rule -> value.isPresent() && !rule.allows(value.get()))
        .findFirst()
        .ifPresent(rule -> error(CompileError.DEFAULT_BREAKS_CHECK, text, rule.must()));
  }

  /// An invalid default is reported where the default is read.
  private Optional<Object> value(String text) {
    return Reporter.quiet()
        .attempt(
            declaration.element(),
            () -> new DefaultReader(declaration).written(text).value(),
            Optional::empty);
  }
}
