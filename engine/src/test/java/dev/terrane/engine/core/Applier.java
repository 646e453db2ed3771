package dev.terrane.engine.core;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.rules.ApplyRules;
import dev.terrane.engine.rules.CompatibilityRules;
import dev.terrane.provider.schema.Schema;

/// Applies as Terraform applies: the plan is made once more with what is known by now, may only
/// have become more exact, and then counts.
final class Applier {
  private final Calls calls;
  private final Schema schema;

  Applier(Calls calls, Schema schema) {
    this.calls = calls;
    this.schema = schema;
  }

  /// The state file afterwards, and what was said.
  record Applied(Stored stored, Findings findings) {}

  Applied apply(Plan plan, Stored stored, CtyValue config) {
    if (plan.action() != Action.REPLACE) {
      return write(plan, stored, config);
    }
    var deleted = delete(plan, stored);
    if (!deleted.findings().ok()) {
      return deleted;
    }
    var created = write(plan, Stored.NOTHING, config);
    return new Applied(created.stored(), deleted.findings().and(created.findings()));
  }

  Applied delete(Plan plan, Stored stored) {
    var nothing = CtyValue.nullOf(schema.type());
    var prior = stored.value(schema.type());
    var answer = calls.apply(prior, nothing, nothing, plan.get().privateState());
    return kept(answer, nothing, stored, false);
  }

  private Applied write(Plan plan, Stored stored, CtyValue config) {
    var prior = stored.value(schema.type());
    // A creation starts without private state, unless the first plan had some to offer.
    var again = new Planner(calls, schema).plan(prior, config, stored.privateState());
    if (!again.findings().ok()) {
      return new Applied(stored, again.findings());
    }
    sameAction(plan, again);
    Refused.unlessEmpty(
        "the plan at apply",
        CompatibilityRules.check(schema.members(), plan.planned(), again.planned()));
    if (again.action() == Action.NO_OP) {
      return new Applied(stored, again.findings());
    }
    var answer = calls.apply(prior, again.planned(), config, again.get().privateState());
    return kept(answer, again.planned(), stored, again.action() == Action.CREATE);
  }

  private static void sameAction(Plan plan, Plan again) {
    var wanted = plan.action() == Action.REPLACE ? Action.CREATE : plan.action();
    var calmer = wanted == Action.UPDATE && again.action() == Action.NO_OP;
    if (again.action() != wanted && !calmer) {
      throw new AssertionError("planned " + wanted + ", but at apply " + again.action());
    }
  }

  private Applied kept(
      Calls.ReturnedValue answer, CtyValue planned, Stored before, boolean create) {
    var members = schema.members();
    Refused.unlessEmpty("apply", ApplyRules.checkPartial(members, answer.value()));
    if (answer.findings().ok()) {
      Refused.unlessEmpty("apply", ApplyRules.check(members, planned, answer.value()));
      if (!planned.isNull() && answer.value().isNull()) {
        throw new AssertionError("apply gave back nothing and no error");
      }
      return applied(answer, false);
    }
    return answer.value().isNull()
        ? new Applied(before, answer.findings())
        : applied(answer, create || before.tainted());
  }

  private Applied applied(Calls.ReturnedValue answer, boolean tainted) {
    Bytes kept = answer.privateState();
    return new Applied(Stored.of(answer.value(), schema, kept, tainted), answer.findings());
  }
}
