package dev.terrane.engine.rules;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.Unknown;
import dev.terrane.provider.schema.Nesting;
import java.util.ArrayList;
import java.util.List;

/// The rules K8 to K16: whether a value, of whatever type, completes a planned value.
final class ValueRules {
  private final List<Breach> breaches = new ArrayList<>();

  private ValueRules() {}

  static List<Breach> check(Place place, CtyValue planned, CtyValue actual) {
    var rules = new ValueRules();
    rules.value(place, planned, actual);
    return rules.breaches;
  }

  private void value(Place place, CtyValue planned, CtyValue actual) {
    if (planned.type().equals(CtyType.DYNAMIC)) {
      return; // K8
    }
    if (!actual.type().conforms(planned.type())) {
      var reason =
          "wrong final value type: %s required, not %s"
              .formatted(planned.type().friendlyName(), actual.type().friendlyName());
      breaches.add(place.breach("K9", reason));
    } else if (planned instanceof Unknown(_, var promise)) {
      if (!promise.admits(actual)) {
        var reason = "final value does not conform to planning placeholder";
        breaches.add(place.breach("K10", reason, planned, actual));
      }
    } else if (planned.isNull() || actual.isNull()) {
      nulls(place, planned, actual);
    } else if (actual.isUnknown()) {
      breaches.add(place.breach("K12", "was known, but now unknown", planned, actual));
    } else {
      known(place, planned, actual);
    }
  }

  private void nulls(Place place, CtyValue planned, CtyValue actual) {
    if (!planned.isNull()) {
      breaches.add(place.breach("K11", "was set, but now null", planned, actual));
    } else if (!actual.isNull()) {
      breaches.add(place.breach("K11", "was null, but now set", planned, actual));
    }
  }

  private void known(Place place, CtyValue planned, CtyValue actual) {
    switch (planned.type()) {
      case CtyType.Primitive _ -> primitive(place, planned, actual);
      case CtyType.SetType _ -> set(place, planned, actual);
      case CtyType.ObjectType _ -> inside("K15", place, planned, actual);
      case CtyType.ListType _, CtyType.MapType _, CtyType.TupleType _ ->
          inside("K14", place, planned, actual);
      case CtyType.Dynamic _ -> throw new IllegalStateException("a known value has a type");
    }
  }

  private void primitive(Place place, CtyValue planned, CtyValue actual) {
    if (!planned.equals(actual)) {
      breaches.add(place.breach("K13", "was one value, but now another", planned, actual));
    }
  }

  private void set(Place place, CtyValue planned, CtyValue actual) {
    if (planned instanceof CtyValue.SetValue before && actual instanceof CtyValue.SetValue after) {
      var rule = new SetRule("K16", "length", (one, other) -> check(place, one, other).isEmpty());
      breaches.addAll(rule.check(place, before, after));
    }
  }

  private void inside(String rule, Place place, CtyValue planned, CtyValue actual) {
    breaches.addAll(keys(rule, "element", place, planned, actual));
    var found = Elements.byStep(Nesting.MAP, actual);
    for (var element : Elements.inside(planned)) {
      var after = found.get(element.step());
      if (after != null) {
        value(place.at(element.step()), element.value(), after);
      }
    }
  }

  /// Which elements have vanished or appeared.
  static List<Breach> keys(
      String rule, String what, Place place, CtyValue planned, CtyValue actual) {
    var before = Elements.byStep(Nesting.MAP, planned).keySet();
    var after = Elements.byStep(Nesting.MAP, actual).keySet();
    var found = new ArrayList<Breach>();
    before.stream()
        .filter(step -> !after.contains(step))
        .map(step -> what + " " + Elements.label(step) + " has vanished")
        .forEach(reason -> found.add(place.breach(rule, reason)));
    after.stream()
        .filter(step -> !before.contains(step))
        .map(step -> "new " + what + " " + Elements.label(step) + " has appeared")
        .forEach(reason -> found.add(place.breach(rule, reason)));
    return found;
  }
}
