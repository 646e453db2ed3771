package dev.terrane.processor.read;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Report;
import dev.terrane.processor.model.Source;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Mark;
import dev.terrane.processor.source.Marks;
import dev.terrane.processor.type.TypeReader;
import dev.terrane.provider.attribute.ConvertedBy;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.schema.Check;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/// Reads the annotations of Jakarta Validation, which become checks. They are known by name: no
/// library of theirs is needed.
final class Constraints {
  private static final String JAKARTA = "jakarta.validation.";
  private static final String JAVAX = "javax.validation.";

  private final Subject subject;

  Constraints(Subject subject) {
    this.subject = subject;
  }

  List<CodeBlock> read(Source source) {
    var found = constraints(subject.marks());
    if (!found.isEmpty() && isComputed(source)) {
      error(Misuse.CONSTRAINT_ON_COMPUTED, found.getFirst().spelled());
      return List.of();
    }
    var rules = new ArrayList<Rule>();
    for (var mark : found) {
      attempt(() -> Rule.of(mark, kind())).ifPresent(rules::add);
    }
    bounds(rules);
    checkDefault(rules);
    var codes = new ArrayList<>(rules.stream().map(Rule::code).toList());
    if (kind() != Rule.Fits.OTHER) {
      codes.addAll(elements(subject.type()));
    }
    return codes;
  }

  private static boolean isComputed(Source source) {
    return source instanceof Source.Computed || source instanceof Source.Derived;
  }

  private <T> Optional<T> attempt(Supplier<Optional<T>> reading) {
    return subject.report().attempt(subject.place(), reading, Optional::<T>empty);
  }

  private void error(Misuse misuse, Object... details) {
    subject.report().error(subject.place(), misuse, details);
  }

  private Rule.Fits kind() {
    return subject.marks().has(ConvertedBy.class) ? Rule.Fits.OTHER : Rule.Fits.of(subject.type());
  }

  /// The constraints among some annotations, each out of its container.
  private static List<Mark> constraints(Marks marks) {
    return marks.all().stream().flatMap(Constraints::single).toList();
  }

  private static Stream<Mark> single(Mark mark) {
    if (isConstraint(mark)) {
      return Stream.of(mark);
    }
    return mark.marks("value").stream().filter(Constraints::isConstraint);
  }

  private static boolean isConstraint(Mark mark) {
    return mark.name().startsWith(JAVAX)
        || Marks.of(mark.type()).all().stream()
            .anyMatch(meta -> meta.name().equals(JAKARTA + "Constraint"));
  }

  /// The constraints of elements, which stand at type arguments.
  private List<CodeBlock> elements(TypeMirror type) {
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
      error(Misuse.CONSTRAINT_BOUNDS, subject.name());
    }
  }

  private static boolean isBelow(@Nullable BigDecimal greatest, @Nullable BigDecimal least) {
    return greatest != null && least != null && greatest.compareTo(least) < 0;
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
