package dev.terrane.engine.core;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.rules.PlanRules;
import dev.terrane.engine.rules.RequiresReplaceRules;
import dev.terrane.engine.rules.ResultRules;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Optional;

/// Plans as Terraform plans: validate, plan, and plan once more as a creation when the object has
/// to be another one.
final class Planner {
  private final Calls calls;
  private final Schema schema;

  Planner(Calls calls, Schema schema) {
    this.calls = calls;
    this.schema = schema;
  }

  Plan plan(Stored stored, CtyValue config) {
    var prior = stored.tainted() ? CtyValue.nullOf(schema.type()) : stored.value(schema.type());
    var kept = stored.tainted() ? Bytes.EMPTY : stored.privateState();
    var plan = plan(prior, config, kept);
    return stored.tainted() && plan.findings().ok()
        ? new Plan(plan.change().map(change -> change.as(Action.REPLACE)), plan.findings())
        : plan;
  }

  Plan plan(CtyValue prior, CtyValue config, Bytes kept) {
    var findings = calls.validate(config);
    if (!findings.ok()) {
      return Plan.failed(findings);
    }
    var first = calls.plan(prior, config, kept);
    findings = findings.and(first.findings());
    if (!findings.ok()) {
      return Plan.failed(findings);
    }
    var members = schema.members();
    Refused.unlessEmpty("plan", PlanRules.check(members, prior, config, first.value()));
    Refused.unlessEmpty("plan", RequiresReplaceRules.check(prior, first.value(), first.replace()));
    var replace = RequiresReplaceRules.kept(members, prior, first.value(), first.replace());
    return replace.isEmpty()
        ? new Plan(Optional.of(change(prior, first, List.of())), findings)
        : replacement(prior, config, first, findings, replace);
  }

  private static Plan.PlanBuilder change(
      CtyValue prior, Calls.ReturnedValue answer, List<CtyPath> replace) {
    return new Plan.PlanBuilder(
        action(prior, answer.value()), prior, answer.value(), replace, answer.privateState());
  }

  private static Action action(CtyValue prior, CtyValue planned) {
    if (prior.isNull()) {
      return Action.CREATE;
    }
    return planned.isWhollyKnown() && planned.equals(prior) ? Action.NO_OP : Action.UPDATE;
  }

  private Plan replacement(
      CtyValue prior,
      CtyValue config,
      Calls.ReturnedValue first,
      Findings findings,
      List<CtyPath> replace) {
    var nothing = CtyValue.nullOf(schema.type());
    var second = calls.plan(nothing, config, first.privateState());
    var both = findings.and(second.findings());
    if (!both.ok()) {
      return Plan.failed(both);
    }
    // Terraform itself checks this when it plans again at apply.
    Refused.unlessEmpty(
        "plan to replace", PlanRules.check(schema.members(), nothing, config, second.value()));
    return new Plan(Optional.of(change(prior, second, replace).as(Action.REPLACE)), both);
  }

  Plan planDestroy(Stored stored) {
    var nothing = CtyValue.nullOf(schema.type());
    var prior = stored.value(schema.type());
    var answer = calls.plan(prior, nothing, stored.privateState());
    if (!answer.findings().ok()) {
      return Plan.failed(answer.findings());
    }
    Refused.unlessEmpty(
        "plan to destroy", ResultRules.plannedDestroy(schema.members(), answer.value()));
    return new Plan(
        Optional.of(change(prior, answer, List.of()).as(Action.DELETE)), answer.findings());
  }
}
