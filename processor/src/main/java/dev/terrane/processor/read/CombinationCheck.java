package dev.terrane.processor.read;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.Reporter;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.ComponentTraits.Combination;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.ValueSource;
import dev.terrane.processor.source.LanguageModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/// Finds rules about combinations that no configuration, or each one, violates.
final class CombinationCheck {
  private final Reporter report;
  private final TypeElement record;

  CombinationCheck(Reporter report, TypeElement record) {
    this.report = report;
    this.record = record;
  }

  void check(List<Component> components) {
    for (var component : components) {
      for (var rule : component.traits().combinations()) {
        problem(component, rule, components)
            .ifPresent(
                error -> report.error(place(component), error.error, error.annotation, error.name));
      }
    }
  }

  private record Problem(CompileError error, String annotation, String name) {}

  private static Optional<Problem> problem(
      Component component, Combination rule, List<Component> components) {
    var others = components.stream().filter(one -> rule.others().contains(one.name())).toList();
    return Stream.concat(Stream.of(component), others.stream())
        .flatMap(one -> problem(one, rule).stream())
        .findFirst()
        .or(() -> writeOnly(rule, others.getFirst()));
  }

  private static Optional<Problem> problem(Component one, Combination rule) {
    if (one.shape() instanceof Shape.Embedded || !one.isArgument()) {
      return Optional.of(
          new Problem(CompileError.COMBINATION_NOT_CONFIGURED, rule.annotation(), one.name()));
    }
    return isAlwaysSet(one)
        ? Optional.of(new Problem(CompileError.COMBINATION_REQUIRED, rule.annotation(), one.name()))
        : Optional.empty();
  }

  private static boolean isAlwaysSet(Component one) {
    return one.source() instanceof ValueSource.Required
        && (!(one.shape() instanceof Shape.Nested nested && nested.block())
            || nested.nesting() == Shape.Nesting.SINGLE
            || nested.min() > 0);
  }

  private static Optional<Problem> writeOnly(Combination rule, Component other) {
    return rule.factory().equals("preferWriteOnly") && !other.traits().writeOnly()
        ? Optional.of(
            new Problem(CompileError.COMBINATION_WRITE_ONLY, rule.annotation(), other.name()))
        : Optional.empty();
  }

  private Element place(Component component) {
    return LanguageModel.component(record, component.name())
        .<Element>map(one -> one)
        .orElse(record);
  }
}
