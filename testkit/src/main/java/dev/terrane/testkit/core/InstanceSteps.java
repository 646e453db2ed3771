package dev.terrane.testkit.core;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.Plan;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.testkit.internal.FormerState;
import dev.terrane.testkit.internal.Instance;
import dev.terrane.testkit.internal.Instance.Imported;
import java.util.List;

/// The steps of a resource instance with their checks, which are the same for each engine. They are
/// called in [dev.terrane.testkit.internal.Engine#run], and throw an [AssertionError] if they fail.
///
/// @param instance the instance
/// @param typeName the resource type
/// @param members the members of its schema
record InstanceSteps(Instance instance, String typeName, List<Attribute<?>> members) {
  /// Validates, plans and applies. Afterwards, the plan must be empty, with and without a refresh.
  void apply(CtyValue planned, CtyValue known) {
    requireOk("validate", instance.validate(planned));
    requireOk("apply", instance.apply(planned, known));
    var empty = new EmptyPlanCheck(typeName, members);
    empty.requireAfterRefresh(instance.plan(known, true), instance.state());
    empty.require("plan -refresh=false after apply", instance.plan(known, false));
  }

  /// Validates, plans and applies. Afterwards, the plan with a refresh must not be empty.
  Plan.Change applyWithNonEmptyPlan(CtyValue config) {
    requireOk("validate", instance.validate(config));
    applyOnly(config);
    var plan = instance.plan(config, true);
    new EmptyPlanCheck(typeName, members).requireChanges("plan after apply", plan);
    return plan.get();
  }

  /// Validates, plans and applies. The change must be deferred.
  Plan.Change applyDeferred(CtyValue config) {
    var change = plan(config);
    if (change.deferral().isEmpty()) {
      throw new AssertionError(
          typeName + ": the change is not deferred; if that is correct, use apply");
    }
    applyOnly(config);
    return change;
  }

  /// Validates and applies; one of both must fail.
  CommandDiagnostics applyFails(CtyValue config) {
    var validated = instance.validate(config);
    var all = validated.ok() ? validated.and(instance.apply(config, config)) : validated;
    if (all.ok()) {
      throw new AssertionError(typeName + ": apply was to fail, but succeeded");
    }
    return all;
  }

  Plan.Change plan(CtyValue config) {
    requireOk("validate", instance.validate(config));
    var plan = instance.plan(config, true);
    requireOk("plan", plan.findings());
    return plan.get();
  }

  void refresh() {
    requireOk("refresh", instance.refresh());
  }

  /// Applies without the checks afterwards.
  void applyOnly(CtyValue config) {
    requireOk("apply", instance.apply(config, config));
  }

  /// Destroys the object, which a read must not find afterwards.
  ///
  /// @param isStateOnly whether a read finds it nevertheless
  void destroy(boolean isStateOnly) {
    var last = instance.save();
    var isRemote = exists() && !isStateOnly;
    requireOk("destroy", instance.destroy());
    if (exists()) {
      throw new AssertionError(typeName + ": the destroy is deferred");
    }
    if (isRemote) {
      last.restore();
      requireOk("read after destroy", instance.refresh());
      if (exists()) {
        throw new AssertionError(typeName + ": the object still exists after destroy");
      }
    }
  }

  boolean exists() {
    return !instance.state().isNull();
  }

  /// Replaces the entry of the state with a former one, and applies. The plan must be empty before.
  /// The entry is unchanged if the step fails.
  void takeOver(FormerState former, CtyValue config) {
    requireOk("validate", instance.validate(config));
    var before = instance.save();
    var isTakenOver = false;
    try {
      requireTakenOver(former, config);
      isTakenOver = true;
    } finally {
      if (!isTakenOver) {
        before.restore();
      }
    }
  }

  private void requireTakenOver(FormerState former, CtyValue config) {
    var step = former.step();
    requireOk(step, instance.takeOver(former, config));
    var plan = instance.plan(config, true);
    requireOk(step, plan.findings());
    if (plan.get().prior().isNull()) {
      throw new AssertionError(
          typeName + ": a read after the " + step + " did not find the object");
    }
    new EmptyPlanCheck(typeName, members).require("plan after the " + step, plan);
    requireOk("apply after the " + step, instance.apply(config, config));
  }

  void importId(String id) {
    requireEqual("import of \"" + id + "\"", instance.importId(id));
  }

  void importIdentity() {
    var imported = instance.importIdentity();
    requireEqual(
        "import by identity",
        imported.orElseThrow(() -> new AssertionError(typeName + ": the object has no identity")));
  }

  private void requireEqual(String step, Imported result) {
    requireOk(step, result.findings());
    ImportComparison.requireEqual(
        typeName + ": " + step, members, result.object(), instance.state());
  }

  private void requireOk(String step, CommandDiagnostics findings) {
    Failures.requireOk(typeName + ": " + step, findings);
  }
}
