package dev.terrane.core;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.rules.PlanRules;
import dev.terrane.engine.rules.RequiresReplaceRules;
import dev.terrane.engine.rules.ResultRules;
import java.util.List;

/// Validates a configuration and plans it; if the object must be replaced, plans again as a create.
///
/// @param calls the calls of the phase
record Planner(ResourceCalls calls) {
  /// The plan of the first phase. A tainted object is planned as if there were none (TNT).
  Plan plan(ResourceState prior, boolean tainted, CtyValue config) {
    if (!tainted) {
      return plan(prior, config, Bytes.EMPTY);
    }
    var plan = plan(ResourceState.of(calls.resource().nothing()), config, Bytes.EMPTY);
    return plan.change()
        .map(change -> Plan.of(change.replacing(List.of()), plan.findings()))
        .orElse(plan);
  }

  /// One plan.
  ///
  /// @param plannedPrivate the private state of the first plan; empty in the first phase
  Plan plan(ResourceState prior, CtyValue config, Bytes plannedPrivate) {
    var validated = calls.validate(config);
    if (!validated.ok()) {
      return Plan.failed(validated);
    }
    var first = calls.plan(prior, config, plannedPrivate);
    var findings = validated.and(first.findings());
    if (!findings.ok()) {
      return Plan.failed(findings);
    }
    check(prior.value(), config, first);
    var replace = first.value().isNull() ? List.<CtyPath>of() : replace(prior.value(), first);
    return replace.isEmpty()
        ? Plan.of(change(prior, first), findings)
        : replacement(prior, config, first, findings, replace);
  }

  private List<CtyPath> replace(CtyValue prior, ResourceCalls.Response response) {
    return RequiresReplaceRules.kept(
        calls.resource().members(), prior, response.value(), response.replace());
  }

  /// The values of a deferred response are not checked (DF3).
  private void check(CtyValue prior, CtyValue config, ResourceCalls.Response response) {
    if (response.deferral().isPresent()) {
      return;
    }
    var members = calls.resource().members();
    var rules = calls.rules();
    rules.require("plan", PlanRules.check(members, prior, config, response.value()));
    rules.require("plan", RequiresReplaceRules.check(prior, response.value(), response.replace()));
  }

  private Plan.Change change(ResourceState prior, ResourceCalls.Response response) {
    var action = action(prior.value(), response.value());
    calls
        .rules()
        .require(
            "plan",
            new IdentityRules(calls.resource()).planned(action, response.state().identity()));
    return Plan.Change.of(action, prior.value(), response.state()).deferredBy(response.deferral());
  }

  private static Action action(CtyValue prior, CtyValue planned) {
    if (prior.isNull()) {
      return Action.CREATE;
    }
    return planned.isWhollyKnown() && planned.equals(prior) ? Action.NO_OP : Action.UPDATE;
  }

  /// The second plan of a replacement (RPL).
  private Plan replacement(
      ResourceState prior,
      CtyValue config,
      ResourceCalls.Response first,
      CommandDiagnostics findings,
      List<CtyPath> replace) {
    var nothing = first.state().with(calls.resource().nothing());
    var second = calls.plan(nothing, config, Bytes.EMPTY);
    var both = findings.and(second.findings());
    if (!both.ok()) {
      return Plan.failed(both);
    }
    if (second.deferral().isEmpty()) {
      // Core checks this only when it plans again during apply.
      calls
          .rules()
          .require(
              "plan to replace",
              PlanRules.check(calls.resource().members(), nothing.value(), config, second.value()));
    }
    return Plan.of(
        Plan.Change.of(Action.REPLACE, prior.value(), second.state())
            .replacing(replace)
            .deferredBy(first.deferral())
            .deferredBy(second.deferral()),
        both);
  }

  /// The plan to delete an object (DST).
  Plan planDestroy(ResourceState prior) {
    var response = calls.plan(prior, calls.resource().nothing(), Bytes.EMPTY);
    if (!response.findings().ok()) {
      return Plan.failed(response.findings());
    }
    if (response.deferral().isEmpty()) {
      var members = calls.resource().members();
      calls
          .rules()
          .require("plan to destroy", ResultRules.plannedDestroy(members, response.value()));
    }
    return Plan.of(
        Plan.Change.of(Action.DELETE, prior.value(), response.state())
            .deferredBy(response.deferral()),
        response.findings());
  }
}
