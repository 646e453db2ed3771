package dev.terrane.engine.rules;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.NestedShape.Nesting;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// Checks member by member whether a value has the type of the schema (W1, W2).
final class Conformance {
  private final String rule;
  private final List<Violation> violations = new ArrayList<>();

  private Conformance(String rule) {
    this.rule = rule;
  }

  static List<Violation> check(List<Attribute<?>> members, CtyValue value, String rule) {
    var type = Members.type(members);
    // Values of dynamic type can break rules that types do not express.
    if (!type.containsDynamic() && value.type().conforms(type)) {
      return List.of();
    }
    var conformance = new Conformance(rule);
    conformance.object(members, CheckedPath.root(members), value);
    return conformance.violations;
  }

  private void object(List<Attribute<?>> members, CheckedPath place, CtyValue value) {
    if (!(value instanceof ObjectValue object)) {
      type(place, value.type(), Members.type(members));
      return;
    }
    var extra = new HashSet<>(object.attributes().keySet());
    for (var member : members) {
      extra.remove(member.name());
      var inside = object.attributes().get(member.name());
      if (inside == null) {
        violations.add(place.in(member).violation(rule, "is missing"));
      } else {
        member(member, place.in(member), inside);
      }
    }
    extra.stream()
        .sorted()
        .map(name -> "has the attribute " + name + ", which is not in the schema")
        .forEach(reason -> violations.add(place.violation(rule, reason)));
  }

  private void member(Attribute<?> member, CheckedPath place, CtyValue value) {
    var nested = member.nested();
    if (nested.isPresent() && value.isKnown() && holds(nested.get(), value)) {
      Elements.of(nested.get().nesting(), value)
          .forEach(
              element -> object(nested.get().members(), place.at(element.step()), element.value()));
    } else if (nested.isPresent() && value.isKnown()) {
      mismatch(place, value.type(), member.ctyType());
    } else {
      type(place, value.type(), member.ctyType());
    }
  }

  /// Whether the value is a collection of the nesting mode; with dynamic types it is a tuple or an
  /// object.
  private static boolean holds(NestedShape nested, CtyValue value) {
    return switch (value.type()) {
      case CtyType.ListType _ -> nested.nesting() == Nesting.LIST;
      case CtyType.SetType _ -> nested.nesting() == Nesting.SET;
      case CtyType.MapType _ -> nested.nesting() == Nesting.MAP;
      case CtyType.TupleType _ -> mixed(nested) && nested.nesting() == Nesting.LIST;
      case CtyType.ObjectType _ ->
          switch (nested.nesting()) {
            case SINGLE, GROUP -> true;
            case MAP -> mixed(nested);
            case LIST, SET -> false;
          };
      case CtyType.Primitive _, CtyType.Dynamic _ -> false;
    };
  }

  private static boolean mixed(NestedShape nested) {
    return nested.block() && nested.type().containsDynamic();
  }

  private void type(CheckedPath place, CtyType actual, CtyType wanted) {
    if (!actual.conforms(wanted)) {
      mismatch(place, actual, wanted);
    }
  }

  private void mismatch(CheckedPath place, CtyType actual, CtyType wanted) {
    var reason = wanted.friendlyName() + " required, not " + actual.friendlyName();
    violations.add(place.violation(rule, reason));
  }
}
