package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.List;

/// A value that a provider returned, and what is asked of it by itself.
final class Answer {
  private final List<Attribute<?>> members;
  private final CtyValue value;
  private final List<Breach> breaches = new ArrayList<>();

  private Answer(List<Attribute<?>> members, CtyValue value) {
    this.members = members;
    this.value = value;
  }

  static Answer of(List<Attribute<?>> members, CtyValue value) {
    return new Answer(members, value);
  }

  /// What is broken, once each: two elements of a set have the same path.
  List<Breach> breaches() {
    return breaches.stream().distinct().toList();
  }

  Answer conforms(String rule) {
    breaches.addAll(Conformance.check(members, value, rule));
    return this;
  }

  Answer isNull(String rule, String reason) {
    if (!value.isNull()) {
      breaches.add(Place.root(members).breach(rule, reason));
    }
    return this;
  }

  Answer notNull(String rule, String reason) {
    if (value.isNull()) {
      breaches.add(Place.root(members).breach(rule, reason));
    }
    return this;
  }

  Answer known(String rule) {
    unknowns(Place.root(members), value).stream()
        .map(place -> place.breach(rule, "unknown value where all must be known"))
        .forEach(breaches::add);
    return this;
  }

  private static List<Place> unknowns(Place place, CtyValue value) {
    if (value.isUnknown()) {
      return List.of(place);
    }
    var places = new ArrayList<Place>();
    if (!value.isWhollyKnown()) {
      Elements.inside(value)
          .forEach(inner -> places.addAll(unknowns(place.at(inner.step()), inner.value())));
    }
    return places;
  }

  Answer writeOnly(String rule) {
    writeOnly(members, Place.root(members), value, rule);
    return this;
  }

  private void writeOnly(List<Attribute<?>> inside, Place place, CtyValue object, String rule) {
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

  private void writeOnly(Attribute<?> member, Place place, CtyValue found, String rule) {
    if (member.is(Trait.WRITE_ONLY)) {
      breaches.add(place.breach(rule, "write-only attribute has a value"));
      return;
    }
    member.nested().ifPresent(nested -> insideNested(nested, place, found, rule));
  }

  private void insideNested(NestedShape nested, Place place, CtyValue found, String rule) {
    Elements.of(nested.nesting(), found)
        .forEach(
            object -> writeOnly(nested.members(), place.at(object.step()), object.value(), rule));
  }
}
