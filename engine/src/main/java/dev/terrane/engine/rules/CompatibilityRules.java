package dev.terrane.engine.rules;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.NestedShape.Nesting;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.List;

/// Checks whether a result is compatible with a plan: known leaves have the planned value, unknown
/// ones have any value within their refinements, known collections keep their size. It applies to
/// what apply returns (AP10) and for the second plan that is made just before apply (AP3).
public final class CompatibilityRules {
  private final List<Violation> violations = new ArrayList<>();

  private CompatibilityRules() {}

  /// Compares a result with its plan.
  ///
  /// @param members the attributes and blocks of the resource
  /// @param planned the plan, which conforms to the members
  /// @param actual the result, which conforms to the members
  /// @return the violations; empty for a compatible result
  public static List<Violation> check(
      List<Attribute<?>> members, CtyValue planned, CtyValue actual) {
    return check(members, CheckedPath.root(members), planned, actual);
  }

  private static List<Violation> check(
      List<Attribute<?>> members, CheckedPath place, CtyValue planned, CtyValue actual) {
    var rules = new CompatibilityRules();
    rules.object(members, place, planned, actual);
    return List.copyOf(rules.violations);
  }

  private void object(
      List<Attribute<?>> members, CheckedPath place, CtyValue planned, CtyValue actual) {
    var root = place.isRoot() ? "Root object " : "";
    if (planned.isNull() != actual.isNull()) {
      var reason = planned.isNull() ? "was absent, but now present" : "was present, but now absent";
      violations.add(place.violation("K1", root + reason, planned, actual));
      return;
    }
    if (planned.isNull()) {
      return;
    }
    var all = ObjectMembers.of(members);
    for (var i = 0; i < all.size(); i++) {
      var before = Members.get(planned, all, i);
      if (!member(all.get(i), place, before, Members.get(actual, all, i))) {
        return;
      }
    }
  }

  /// False when a computed block ends the check of the object around it (K3).
  private boolean member(
      Attribute<?> member, CheckedPath object, CtyValue planned, CtyValue actual) {
    var block = member.nested().filter(NestedShape::block);
    if (block.isEmpty() && planned.equals(actual)) {
      return true;
    }
    var place = object.in(member);
    if (block.isEmpty()) {
      attribute(place, planned, actual);
      return true;
    }
    if (member.is(Trait.COMPUTED) && decidedAsWhole(block.get(), place, planned, actual)) {
      return false;
    }
    blocks(block.get(), place, planned, actual);
    return true;
  }

  private void attribute(CheckedPath place, CtyValue planned, CtyValue actual) {
    var found = ValueRules.check(place, planned, actual);
    if (!found.isEmpty() && place.sensitive()) {
      violations.add(place.violation("K2", "inconsistent values for sensitive attribute"));
    } else {
      violations.addAll(found);
    }
  }

  private boolean decidedAsWhole(
      NestedShape block, CheckedPath place, CtyValue planned, CtyValue actual) {
    if (actual.isNull() && block.nesting() != Nesting.SINGLE) {
      violations.add(place.violation("K3", "null block value after apply"));
      return true;
    }
    if (planned.isUnknown()) {
      violations.addAll(ValueRules.check(place, planned, actual));
      return true;
    }
    return false;
  }

  private void blocks(NestedShape block, CheckedPath place, CtyValue planned, CtyValue actual) {
    switch (block.nesting()) {
      case SINGLE, GROUP -> single(block, place, planned, actual);
      case LIST -> list(block, place, planned, actual);
      case MAP -> map(block, place, planned, actual);
      case SET -> set(block, place, planned, actual);
    }
  }

  /// K4: an unknown placeholder may become an absent block.
  private void single(NestedShape block, CheckedPath place, CtyValue planned, CtyValue actual) {
    if (!planned.isUnknown() || !actual.isNull()) {
      object(block.members(), place, planned, actual);
    }
  }

  private void list(NestedShape block, CheckedPath place, CtyValue planned, CtyValue actual) {
    if (planned.isKnown() && actual.isKnown() && sameCount("K5", place, planned, actual)) {
      common(block, place, planned, actual);
    }
  }

  /// K6: Terraform compares the keys of objects, but only the number of keys of maps.
  private void map(NestedShape block, CheckedPath place, CtyValue planned, CtyValue actual) {
    if (planned instanceof ObjectValue && !actual.isUnknown()) {
      violations.addAll(ValueRules.keys("K6", "block key", place, planned, actual));
      common(block, place, planned, actual);
    } else if (planned instanceof MapValue
        && actual.isKnown()
        && sameCount("K6", place, planned, actual)) {
      common(block, place, planned, actual);
    }
  }

  private boolean sameCount(String rule, CheckedPath place, CtyValue planned, CtyValue actual) {
    var before = Elements.inside(planned).size();
    var after = Elements.inside(actual).size();
    if (before != after) {
      var reason = "block count changed from " + before + " to " + after;
      violations.add(place.violation(rule, reason, planned, actual));
    }
    return before == after;
  }

  private void common(NestedShape block, CheckedPath place, CtyValue planned, CtyValue actual) {
    var found = Elements.byStep(block.nesting(), actual);
    for (var element : Elements.of(block.nesting(), planned)) {
      var after = found.get(element.step());
      if (after != null) {
        object(block.members(), place.at(element.step()), element.value(), after);
      }
    }
  }

  private void set(NestedShape block, CheckedPath place, CtyValue planned, CtyValue actual) {
    if (planned instanceof SetValue before && actual instanceof SetValue after) {
      var rule =
          new SetRule(
              "K7",
              "block set length",
              (one, other) ->
                  check(block.members(), place.at(CtyPath.ROOT.element(other)), one, other)
                      .isEmpty());
      violations.addAll(rule.check(place, before, after));
    }
  }
}
