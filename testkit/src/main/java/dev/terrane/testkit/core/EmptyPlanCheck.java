package dev.terrane.testkit.core;

import dev.terrane.core.Action;
import dev.terrane.core.Plan;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.testkit.internal.ObjectDifference;
import java.util.List;

/// Requires that a plan after an apply is empty.
///
/// @param typeName the resource type
/// @param members the members of its schema
record EmptyPlanCheck(String typeName, List<Attribute<?>> members) {
  /// Requires that the plan with a refresh is empty, and that the refresh found the applied values.
  ///
  /// @param applied the object in the state after the apply
  void requireAfterRefresh(Plan plan, CtyValue applied) {
    var step = "plan after apply";
    requireOk(step, plan);
    var read = plan.get().prior();
    if (!applied.equals(read)) {
      throw new AssertionError(
          typeName + ": a refresh after apply found other values:" + difference(applied, read));
    }
    require(step, plan);
  }

  /// Requires that a plan is empty.
  void require(String step, Plan plan) {
    requireOk(step, plan);
    if (plan.action() != Action.NO_OP) {
      var changed = difference(plan.get().prior(), plan.planned());
      throw new AssertionError(
          typeName + ": the " + step + " is not empty: " + plan.action() + changed);
    }
  }

  /// Requires that a plan is not empty.
  void requireChanges(String step, Plan plan) {
    requireOk(step, plan);
    if (plan.action() == Action.NO_OP) {
      throw new AssertionError(
          typeName + ": the " + step + " is empty; if that is correct, use apply");
    }
  }

  private void requireOk(String step, Plan plan) {
    Failures.requireOk(typeName + ": " + step, plan.findings());
    plan.get()
        .deferral()
        .ifPresent(reason -> {
          throw new AssertionError(
              typeName
                  + ": the "
                  + step
                  + " is deferred: "
                  + reason
                  + "; if that is correct, use applyDeferred");
        });
  }

  private String difference(CtyValue before, CtyValue after) {
    return ObjectDifference.of(members, before, after);
  }
}
