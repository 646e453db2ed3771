package dev.terrane.processor.read;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Report;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Mark;
import dev.terrane.processor.source.Marks;
import dev.terrane.processor.type.TypeReader;
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

/// Compiles the annotations of Jakarta Validation at a component or a parameter. They are known by
/// name: no library of theirs is needed.
///
/// @param report where errors go
/// @param place where they are told
record Checks(Report report, Element place) {
  private static final String JAKARTA = "jakarta.validation.";
  private static final String JAVAX = "javax.validation.";

  /// All checks of a value, and of the elements in it.
  List<CodeBlock> all(Marks marks, TypeMirror type) {
    var rules = rules(marks, Rule.Fits.of(type));
    var codes = new ArrayList<>(rules.stream().map(Rule::code).toList());
    codes.addAll(elements(type));
    return codes;
  }

  /// The constraints among some annotations, each out of its container.
  static List<Mark> constraints(Marks marks) {
    return marks.all().stream().flatMap(Checks::single).toList();
  }

  private static Stream<Mark> single(Mark mark) {
    if (isConstraint(mark)) {
      return Stream.of(mark);
    }
    return mark.marks("value").stream().filter(Checks::isConstraint);
  }

  private static boolean isConstraint(Mark mark) {
    return mark.name().startsWith(JAVAX)
        || Marks.of(mark.type()).all().stream()
            .anyMatch(meta -> meta.name().equals(JAKARTA + "Constraint"));
  }

  /// The rules that some annotations say of a value.
  List<Rule> rules(Marks marks, Rule.Fits on) {
    var rules = new ArrayList<Rule>();
    for (var mark : constraints(marks)) {
      attempt(() -> Rule.of(mark, on)).ifPresent(rules::add);
    }
    bounds(rules);
    return rules;
  }

  private <T> Optional<T> attempt(Supplier<Optional<T>> reading) {
    return report.attempt(place, reading, Optional::<T>empty);
  }

  /// The constraints of elements, which stand at type arguments.
  List<CodeBlock> elements(TypeMirror type) {
    var collection = TypeReader.collection(type);
    var arguments = Language.arguments(type);
    if (collection.isEmpty() || arguments.isEmpty()) {
      return List.of();
    }
    var map = collection.get() == TypeReader.Collection.MAP;
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
    for (var mark : constraints(Marks.of(element))) {
      attempt(() -> Rule.of(mark, Rule.Fits.of(element))).map(Rule::code).ifPresent(codes::add);
    }
    codes.addAll(elements(element));
    return codes;
  }

  private void bounds(List<Rule> rules) {
    BigDecimal least = null;
    BigDecimal greatest = null;
    for (var rule : rules) {
      least = rule.least().map(least == null ? b -> b : least::max).orElse(least);
      greatest = rule.greatest().map(greatest == null ? b -> b : greatest::min).orElse(greatest);
    }
    if (isBelow(greatest, least)) {
      report.error(place, Misuse.CONSTRAINT_BOUNDS, place.getSimpleName());
    }
  }

  private static boolean isBelow(@Nullable BigDecimal greatest, @Nullable BigDecimal least) {
    return greatest != null && least != null && greatest.compareTo(least) < 0;
  }
}
