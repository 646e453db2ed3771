package dev.terrane.processor.read;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Report;
import dev.terrane.processor.model.Source;
import dev.terrane.provider.attribute.ConvertedBy;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Json;
import dev.terrane.provider.schema.Check;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads the annotations of Jakarta Validation at a component, which become checks.
final class Constraints {
  private final Subject subject;
  private final Checks checks;

  Constraints(Subject subject) {
    this.subject = subject;
    this.checks = new Checks(subject.report(), subject.place());
  }

  List<CodeBlock> read(Source source) {
    var found = Checks.constraints(subject.marks());
    if (!found.isEmpty() && isComputed(source)) {
      error(Misuse.CONSTRAINT_ON_COMPUTED, found.getFirst().spelled());
      return List.of();
    }
    var kind = kind();
    var rules = checks.rules(subject.marks(), kind);
    checkDefault(rules);
    var codes = new ArrayList<>(rules.stream().map(Rule::code).toList());
    if (kind != Rule.Fits.OTHER) {
      codes.addAll(checks.elements(subject.type()));
    }
    if (kind == Rule.Fits.TEXT && subject.marks().has(Json.class) && !isComputed(source)) {
      codes.add(CodeBlock.of("$T.json()", Check.class));
    }
    return codes;
  }

  private static boolean isComputed(Source source) {
    return source instanceof Source.Computed || source instanceof Source.Derived;
  }

  private void error(Misuse misuse, Object... details) {
    subject.report().error(subject.place(), misuse, details);
  }

  private Rule.Fits kind() {
    return subject.marks().has(ConvertedBy.class) ? Rule.Fits.OTHER : Rule.Fits.of(subject.type());
  }

  /// A default that breaks its own check would fail for every user who relies on it.
  private void checkDefault(List<Rule> rules) {
    var mark = subject.marks().find(Default.class).filter(one -> one.isGiven("value"));
    if (mark.isEmpty() || rules.isEmpty()) {
      return;
    }
    var text = mark.get().text("value");
    var value = value(text);
    rules.stream()
        .filter(rule -> value.isPresent() && !rule.allows(value.get()))
        .findFirst()
        .ifPresent(rule -> error(Misuse.DEFAULT_BREAKS_CHECK, text, rule.must()));
  }

  /// What cannot be read is told where the default is read.
  private Optional<Object> value(String text) {
    return Report.quiet()
        .attempt(
            subject.place(), () -> new Defaults(subject).written(text).value(), Optional::empty);
  }
}
