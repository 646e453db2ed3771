package dev.terrane.engine.rules;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.Unknown;
import dev.terrane.provider.schema.NestedShape.Nesting;
import java.util.ArrayList;
import java.util.List;

/// The rules K8 to K16: whether a value of any type is compatible with a planned value.
final class ValueRules {
  private final List<Violation> violations = new ArrayList<>();

  private ValueRules() {}

  static List<Violation> check(CheckedPath place, CtyValue planned, CtyValue actual) {
    var rules = new ValueRules();
    rules.value(place, planned, actual);
    return rules.violations;
  }

  private void value(CheckedPath place, CtyValue planned, CtyValue actual) {
    if (planned.type().equals(CtyType.DYNAMIC)) {
      return; // K8
    }
    if (!actual.type().conforms(planned.type())) {
      var reason =
          "wrong final value type: %s required, not %s"
              .formatted(planned.type().friendlyName(), actual.type().friendlyName());
      violations.add(place.violation("K9", reason));
    } else if (planned instanceof Unknown(_, var promise)) {
      if (!promise.admits(actual)) {
        var reason = "final value does not conform to planning placeholder";
        violations.add(place.violation("K10", reason, planned, actual));
      }
    } else if (planned.isNull() || actual.isNull()) {
      nulls(place, planned, actual);
    } else if (actual.isUnknown()) {
      violations.add(place.violation("K12", "was known, but now unknown", planned, actual));
    } else {
      known(place, planned, actual);
    }
  }

  private void nulls(CheckedPath place, CtyValue planned, CtyValue actual) {
    if (!planned.isNull()) {
      violations.add(place.violation("K11", "was set, but now null", planned, actual));
    } else if (!actual.isNull()) {
      violations.add(place.violation("K11", "was null, but now set", planned, actual));
    }
  }

  private void known(CheckedPath place, CtyValue planned, CtyValue actual) {
    switch (planned.type()) {
      case CtyType.Primitive _ -> primitive(place, planned, actual);
      case CtyType.SetType _ -> set(place, planned, actual);
      case CtyType.ObjectType _ -> inside("K15", place, planned, actual);
      case CtyType.ListType _, CtyType.MapType _, CtyType.TupleType _ ->
          inside("K14", place, planned, actual);
      case CtyType.Dynamic _ -> throw new IllegalStateException("a known value has a type");
    }
  }

  private void primitive(CheckedPath place, CtyValue planned, CtyValue actual) {
    if (!planned.equals(actual)) {
      violations.add(place.violation("K13", "was one value, but now another", planned, actual));
    }
  }

  private void set(CheckedPath place, CtyValue planned, CtyValue actual) {
    if (planned instanceof CtyValue.SetValue before && actual instanceof CtyValue.SetValue after) {
      var rule = new SetRule("K16", "length", (one, other) -> check(place, one, other).isEmpty());
      violations.addAll(rule.check(place, before, after));
    }
  }

  private void inside(String rule, CheckedPath place, CtyValue planned, CtyValue actual) {
    violations.addAll(keys(rule, "element", place, planned, actual));
    var found = Elements.byStep(Nesting.MAP, actual);
    for (var element : Elements.inside(planned)) {
      var after = found.get(element.step());
      if (after != null) {
        value(place.at(element.step()), element.value(), after);
      }
    }
  }

  /// Reports missing and additional elements.
  static List<Violation> keys(
      String rule, String what, CheckedPath place, CtyValue planned, CtyValue actual) {
    var before = Elements.byStep(Nesting.MAP, planned).keySet();
    var after = Elements.byStep(Nesting.MAP, actual).keySet();
    var found = new ArrayList<Violation>();
    before.stream()
        .filter(step -> !after.contains(step))
        .map(step -> what + " " + Elements.label(step) + " has vanished")
        .forEach(reason -> found.add(place.violation(rule, reason)));
    after.stream()
        .filter(step -> !before.contains(step))
        .map(step -> "new " + what + " " + Elements.label(step) + " has appeared")
        .forEach(reason -> found.add(place.violation(rule, reason)));
    return found;
  }
}
