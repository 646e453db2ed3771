package dev.terrane.processor.constraint;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.Reporter;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.processor.type.AttributeTypeReader;
import dev.terrane.provider.attribute.Json;
import dev.terrane.provider.schema.Check;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/// Compiles the annotations of Jakarta Validation, which are recognized by name, so that the
/// library is not needed, and those of `dev.terrane.provider.validation`, at a component or a
/// parameter.
///
/// @param language the types of the compilation
/// @param report receives the errors
/// @param place the element that the errors are reported at
public record ConstraintReader(LanguageModel language, Reporter report, Element place) {
  private static final String JAKARTA = "jakarta.validation.";
  private static final String JAVAX = "javax.validation.";

  /// All checks of a value, and of the elements in it.
  public List<CodeBlock> all(Annotations annotations, TypeMirror type) {
    var rules = rules(annotations, ConstraintRule.ApplicableTypes.of(type), type);
    var codes = new ArrayList<>(rules.stream().map(ConstraintRule::code).toList());
    codes.addAll(elements(type));
    return codes;
  }

  /// The constraints among some annotations, including those in containers.
  public static List<AppliedAnnotation> constraints(Annotations annotations) {
    return annotations.all().stream().flatMap(ConstraintReader::single).toList();
  }

  private static Stream<AppliedAnnotation> single(AppliedAnnotation annotation) {
    if (isConstraint(annotation)) {
      return Stream.of(annotation);
    }
    return annotation.annotations("value").stream().filter(ConstraintReader::isConstraint);
  }

  private static boolean isConstraint(AppliedAnnotation annotation) {
    return annotation.name().startsWith(JAVAX)
        || ProviderConstraintTable.has(annotation)
        || (isDeclaredConstraint(annotation) && !isComposed(annotation));
  }

  private static boolean isDeclaredConstraint(AppliedAnnotation annotation) {
    return Annotations.of(annotation.type()).all().stream()
        .anyMatch(meta -> meta.name().equals(JAKARTA + "Constraint"));
  }

  /// Whether an author's annotation only combines others, which are read in its place.
  private static boolean isComposed(AppliedAnnotation annotation) {
    return !annotation.name().startsWith(JAKARTA)
        && !constraints(Annotations.of(annotation.type())).isEmpty();
  }

  /// The rules of some annotations for a value.
  public List<ConstraintRule> rules(
      Annotations annotations, ConstraintRule.ApplicableTypes on, TypeMirror type) {
    var rules = new ArrayList<ConstraintRule>();
    for (var annotation : constraints(annotations)) {
      attempt(() -> rule(annotation, on, type)).ifPresent(rules::add);
    }
    bounds(rules);
    return rules;
  }

  private Optional<ConstraintRule> rule(
      AppliedAnnotation annotation, ConstraintRule.ApplicableTypes on, TypeMirror type) {
    return ProviderConstraintTable.has(annotation)
        ? Optional.of(new ProviderConstraintTable(annotation, on, type, language).rule())
        : ConstraintRule.of(annotation, on);
  }

  private <T> Optional<T> attempt(Supplier<Optional<T>> reading) {
    return report.attempt(place, reading, Optional::<T>empty);
  }

  /// The constraints of elements, which are annotations of type arguments.
  public List<CodeBlock> elements(TypeMirror type) {
    var collection = AttributeTypeReader.collection(type);
    var arguments = LanguageModel.arguments(type);
    if (collection.isEmpty() || arguments.isEmpty()) {
      return List.of();
    }
    var map = collection.get() == AttributeTypeReader.Collection.MAP;
    var codes = new ArrayList<CodeBlock>();
    if (map) {
      inside(arguments.getFirst()).forEach(check -> codes.add(each("eachKey", check)));
    }
    inside(arguments.getLast())
        .forEach(check -> codes.add(each(map ? "eachValue" : "each", check)));
    return codes;
  }

  private static CodeBlock each(String factory, CodeBlock check) {
    return CodeBlock.of("$T.$L($L)", Check.class, factory, check);
  }

  private List<CodeBlock> inside(TypeMirror element) {
    var codes = new ArrayList<CodeBlock>();
    for (var annotation : constraints(Annotations.of(element))) {
      attempt(() -> rule(annotation, ConstraintRule.ApplicableTypes.of(element), element))
          .map(ConstraintRule::code)
          .ifPresent(codes::add);
    }
    if (LanguageModel.is(element, String.class) && Annotations.of(element).has(Json.class)) {
      codes.add(CodeBlock.of("$T.json()", Check.class));
    }
    codes.addAll(elements(element));
    return codes;
  }

  private void bounds(List<ConstraintRule> rules) {
    BigDecimal least = null;
    BigDecimal greatest = null;
    for (var rule : rules) {
      least = rule.least().map(least == null ? b -> b : least::max).orElse(least);
      greatest = rule.greatest().map(greatest == null ? b -> b : greatest::min).orElse(greatest);
    }
    if (isBelow(greatest, least)) {
      report.error(place, CompileError.CONSTRAINT_BOUNDS, place.getSimpleName());
    }
  }

  private static boolean isBelow(@Nullable BigDecimal greatest, @Nullable BigDecimal least) {
    return greatest != null && least != null && greatest.compareTo(least) < 0;
  }
}
