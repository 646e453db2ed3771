package dev.terrane.engine.plan;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.Elements;
import dev.terrane.engine.rules.Violation;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape.Nesting;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/// The dependencies between attributes of one object: derived and planned values depend on their
/// sources.
final class Dependencies {
  private Dependencies() {}

  /// The dependent attributes, each after those that it depends on.
  static List<Attribute<?>> ordered(List<Attribute<?>> members) {
    var ordered = new ArrayList<Attribute<?>>();
    members.forEach(member -> add(member, members, new ArrayList<>(), ordered));
    return ordered;
  }

  private static void add(
      Attribute<?> member,
      List<Attribute<?>> members,
      List<Attribute<?>> open,
      List<Attribute<?>> ordered) {
    var causes = causes(member);
    if (causes.isEmpty() && !member.is(Trait.DERIVED) && !member.is(Trait.PLANNED)) {
      return;
    }
    if (open.contains(member) || ordered.contains(member)) {
      return;
    }
    open.add(member);
    members.stream()
        .filter(other -> causes.contains(other.name()))
        .forEach(other -> add(other, members, open, ordered));
    ordered.add(member);
  }

  /// Whether one of them depends on itself, or on a later one.
  static boolean hasCycle(List<Attribute<?>> ordered) {
    for (var place = 0; place < ordered.size(); place++) {
      var causes = causes(ordered.get(place));
      if (ordered.subList(place, ordered.size()).stream()
          .anyMatch(other -> causes.contains(other.name()))) {
        return true;
      }
    }
    return false;
  }

  private static List<String> causes(Attribute<?> member) {
    var rules = member.rules();
    return rules.sources().isEmpty() ? rules.changesWith() : rules.sources();
  }

  /// The sources of an attribute, and nothing else; empty while one of them is unknown.
  static Optional<ObjectValue> sources(
      Attribute<?> member, List<Attribute<?>> members, ObjectValue siblings) {
    var names = member.rules().sources();
    var values = new LinkedHashMap<String, CtyValue>();
    names.forEach(name -> values.put(name, siblings.get(name)));
    if (!values.values().stream().allMatch(CtyValue::isWhollyKnown)) {
      return Optional.empty();
    }
    var sources = members.stream().filter(one -> names.contains(one.name())).toList();
    return Optional.of((ObjectValue) AuthorValues.of(sources, CtyValue.object(values)));
  }

  /// The value of a formula.
  static CtyValue derived(Attribute<?> member, ObjectValue sources) {
    CtyValue value;
    try {
      value = member.rules().derive(sources);
    } catch (RuntimeException | StackOverflowError e) {
      throw failure("derive", member, e);
    }
    if (value.isNull() && !member.is(Trait.NULLABLE)) {
      throw failure(
          "derive",
          member,
          new IllegalStateException(
              "the value is null, but the attribute is not @Nullable (handle: nullable())"));
    }
    return value;
  }

  /// Runs code that visits the inside of an attribute: the path of a failure there begins with the
  /// attribute. There is no path into a set.
  static <R> R inPlace(Attribute<?> member, Supplier<R> code) {
    try {
      return code.get();
    } catch (Failure e) {
      var place = CtyPath.ROOT.attribute(member.name());
      var isSet = member.nested().filter(shape -> shape.nesting() == Nesting.SET).isPresent();
      throw isSet ? at(place, e) : e.within(place);
    }
  }

  /// Changes each element of a list or map; the path of a failure contains the index or key.
  static CtyValue eachInPlace(
      Nesting nesting, CtyValue nested, Function<Elements.Element, CtyValue> change) {
    return Elements.mapWithStep(
        nesting,
        nested,
        element -> {
          try {
            return change.apply(element);
          } catch (Failure e) {
            throw e.within(element.step());
          }
        });
  }

  private static Failure at(CtyPath place, Failure failure) {
    var inner = failure.diagnostic();
    return new Failure(new Diagnostic(inner.severity(), inner.summary(), inner.detail(), place))
        .because(failure);
  }

  /// The failure of a formula, a prediction or a comparison.
  static Failure failure(String verb, Attribute<?> member, Throwable thrown) {
    var message =
        thrown.getMessage() == null ? "" : ": " + Violation.withoutFullStop(thrown.getMessage());
    return new Failure(
            Diagnostic.error(
                CtyPath.ROOT.attribute(member.name()),
                "Cannot " + verb + " " + member.name(),
                "The provider's code for "
                    + member.name()
                    + " failed: "
                    + thrown.getClass().getSimpleName()
                    + message
                    + ". This is a bug in the provider. Report it to the provider's developers."))
        .because(thrown);
  }
}
