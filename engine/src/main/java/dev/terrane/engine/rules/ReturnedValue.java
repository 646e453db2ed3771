package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.List;

/// Checks a value that a provider returned, by itself.
final class ReturnedValue {
  private final List<Attribute<?>> members;
  private final CtyValue value;
  private final List<Violation> violations = new ArrayList<>();

  private ReturnedValue(List<Attribute<?>> members, CtyValue value) {
    this.members = members;
    this.value = value;
  }

  static ReturnedValue of(List<Attribute<?>> members, CtyValue value) {
    return new ReturnedValue(members, value);
  }

  /// The violations, without repetitions: two elements of a set have the same path.
  List<Violation> violations() {
    return violations.isEmpty() ? List.of() : violations.stream().distinct().toList();
  }

  ReturnedValue conforms(String rule) {
    violations.addAll(Conformance.check(members, value, rule));
    return this;
  }

  ReturnedValue isNull(String rule, String reason) {
    if (!value.isNull()) {
      violations.add(CheckedPath.root(members).violation(rule, reason));
    }
    return this;
  }

  ReturnedValue notNull(String rule, String reason) {
    if (value.isNull()) {
      violations.add(CheckedPath.root(members).violation(rule, reason));
    }
    return this;
  }

  ReturnedValue known(String rule) {
    if (!value.isWhollyKnown()) {
      unknowns(CheckedPath.root(members), value).stream()
          .map(place -> place.violation(rule, "unknown value where all must be known"))
          .forEach(violations::add);
    }
    return this;
  }

  private static List<CheckedPath> unknowns(CheckedPath place, CtyValue value) {
    if (value.isUnknown()) {
      return List.of(place);
    }
    var places = new ArrayList<CheckedPath>();
    if (!value.isWhollyKnown()) {
      Elements.inside(value)
          .forEach(inner -> places.addAll(unknowns(place.at(inner.step()), inner.value())));
    }
    return places;
  }

  ReturnedValue writeOnly(String rule) {
    if (ObjectMembers.of(members).have(Feature.WRITE_ONLY)) {
      writeOnly(members, CheckedPath.root(members), value, rule);
    }
    return this;
  }

  private void writeOnly(
      List<Attribute<?>> inside, CheckedPath place, CtyValue object, String rule) {
    if (!(object instanceof ObjectValue known)) {
      return;
    }
    for (var member : inside) {
      var found = known.attributes().get(member.name());
      if (found != null && !found.isNull()) {
        writeOnly(member, place.in(member), found, rule);
      }
    }
  }

  private void writeOnly(Attribute<?> member, CheckedPath place, CtyValue found, String rule) {
    if (member.is(Trait.WRITE_ONLY)) {
      violations.add(place.violation(rule, "write-only attribute has a value"));
      return;
    }
    member.nested().ifPresent(nested -> insideNested(nested, place, found, rule));
  }

  private void insideNested(NestedShape nested, CheckedPath place, CtyValue found, String rule) {
    Elements.of(nested.nesting(), found)
        .forEach(
            object -> writeOnly(nested.members(), place.at(object.step()), object.value(), rule));
  }
}
