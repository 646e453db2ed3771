package dev.terrane.core;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.rules.ApplyRules;
import dev.terrane.engine.rules.CompatibilityRules;
import dev.terrane.engine.rules.Violation;
import java.util.List;
import java.util.stream.Stream;

/// Applies a plan: the object is upgraded as in each phase (Q1), and planned again with the values
/// that are known by now. The second plan must be compatible with the first, and is applied. Its
/// warnings are not repeated.
///
/// @param calls the calls of the phase
record Applier(ResourceCalls calls) {
  /// The result of an apply.
  ///
  /// @param stored the state file afterwards
  /// @param findings the diagnostics
  /// @param violations the rules that the result violates; the result is stored nevertheless
  record Applied(StoredObject stored, CommandDiagnostics findings, List<Violation> violations) {
    Applied(StoredObject stored, CommandDiagnostics findings) {
      this(stored, findings, List.of());
    }

    boolean ok() {
      return findings.ok() && violations.isEmpty();
    }

    private Applied after(CommandDiagnostics earlier) {
      return new Applied(stored, earlier.and(findings), violations);
    }
  }

  Applied apply(Plan.Change plan, StoredObject stored, CtyValue config) {
    if (plan.action() == Action.DELETE) {
      return delete(plan.identity(), plan, stored);
    }
    if (plan.action() != Action.REPLACE) {
      return write(plan, stored, config);
    }
    // The delete of a replacement has no identity.
    var deleted = delete(DynamicValue.ABSENT, plan, stored);
    return deleted.ok()
        ? write(plan, StoredObject.NOTHING, config).after(deleted.findings())
        : deleted;
  }

  private Applied delete(DynamicValue identity, Plan.Change plan, StoredObject stored) {
    var prior = new Refresher(calls).upgrade(stored);
    if (!prior.findings().ok()) {
      return new Applied(stored, prior.findings());
    }
    var nothing = calls.resource().nothing();
    var planned = new ResourceState(nothing, plan.privateState(), identity);
    var response = calls.apply(prior.value(), planned, nothing);
    return kept(response, nothing, stored, false);
  }

  private Applied write(Plan.Change plan, StoredObject stored, CtyValue config) {
    var prior = new Refresher(calls).upgrade(stored);
    if (!prior.findings().ok()) {
      return new Applied(stored, prior.findings());
    }
    var again = new Planner(calls).plan(prior.state(), config, plan.privateState());
    if (again.change().isEmpty()) {
      return new Applied(stored, again.findings());
    }
    checkFinal(plan, again.get());
    if (again.action() == Action.NO_OP) {
      return new Applied(stored, again.findings());
    }
    var response = calls.apply(prior.value(), again.get().after(), config);
    return kept(response, again.planned(), stored, again.action() == Action.CREATE);
  }

  /// The action must be the same or none (AP2), and the values compatible (AP3).
  private void checkFinal(Plan.Change plan, Plan.Change again) {
    if (again.deferral().isPresent()) {
      var reason = "the change is deferred during apply, but was not during plan";
      calls.rules().require("the plan at apply", List.of(RuleEnforcement.whole("AP1", reason)));
    }
    var wanted = plan.action() == Action.REPLACE ? Action.CREATE : plan.action();
    var less = wanted == Action.UPDATE && again.action() == Action.NO_OP;
    if (again.action() != wanted && !less) {
      var reason = "planned " + wanted + ", but at apply " + again.action();
      calls.rules().require("the plan at apply", List.of(RuleEnforcement.whole("AP2", reason)));
    }
    calls
        .rules()
        .require(
            "the plan at apply",
            CompatibilityRules.check(calls.resource().members(), plan.planned(), again.planned()));
  }

  /// The object that Core stores (AP5 to AP15). Without enforced rules, violations are ignored.
  private Applied kept(
      ResourceCalls.Response response, CtyValue planned, StoredObject before, boolean create) {
    var violations =
        calls.rules().enforced() ? violations(response, planned) : List.<Violation>of();
    var ok = response.findings().ok() && violations.isEmpty();
    var dropped = violations.stream().anyMatch(one -> one.rule().equals("AP8"));
    if (dropped || (response.value().isNull() && !ok)) {
      return new Applied(before, response.findings(), violations);
    }
    var state = response.state().with(ApplyRules.unknownsRemoved(response.value()));
    var tainted = !ok && (create || before.tainted());
    return new Applied(
        StoredObject.of(calls.resource(), state, tainted), response.findings(), violations);
  }

  private List<Violation> violations(ResourceCalls.Response response, CtyValue planned) {
    var members = calls.resource().members();
    var ofIdentity =
        new IdentityRules(calls.resource()).known("apply", response.state().identity());
    var ofState =
        response.findings().ok()
            ? ApplyRules.check(members, planned, response.value())
            : ApplyRules.checkPartial(members, response.value());
    return Stream.concat(ofIdentity.stream(), ofState.stream()).toList();
  }
}
