package dev.terrane.engine.resource;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.ViolationReport;
import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.rules.ApplyRules;
import dev.terrane.engine.rules.PlanRules;
import dev.terrane.engine.rules.RequiresReplaceRules;
import dev.terrane.engine.rules.ResultRules;
import dev.terrane.engine.rules.Violation;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.List;

/// Checks a response by Terraform's rules before it is sent, so that a violation is explained in
/// the author's terms instead of Terraform's. Never stricter than Terraform.
record SelfCheck(Resource resource, AuthorMethod method, Diagnostics diagnostics) {
  /// Whether Terraform will accept a plan.
  boolean plan(CtyValue prior, CtyValue config, PlanBuilder.Planned planned) {
    var members = resource.schema().members();
    var violations = new ArrayList<>(PlanRules.check(members, prior, config, planned.state()));
    violations.addAll(RequiresReplaceRules.check(prior, planned.state(), planned.replace()));
    return reported(violations, "returned a value that Terraform rejects");
  }

  /// Whether Terraform will accept the result of a create or an update.
  boolean applied(CtyValue planned, CtyValue actual) {
    var members = resource.schema().members();
    return reported(
        ApplyRules.check(members, planned, actual), "returned a value that differs from the plan");
  }

  /// Whether Terraform will accept the result of a read, and whether it has an identity.
  boolean read(ObjectValue prior, CtyValue found) {
    var members = resource.schema().members();
    return reported(ResultRules.read(members, found), "returned a value that Terraform rejects")
        && (!(found instanceof ObjectValue now) || named(prior, now));
  }

  /// Whether the result of a read is the same object: an identity does not change in place, unless
  /// it is declared mutable.
  boolean sameObject(ObjectValue prior, CtyValue found) {
    return !(found instanceof ObjectValue now)
        || ResourceIdentity.of(resource).members().stream()
            .allMatch(member -> same(member, prior, now));
  }

  private boolean same(Attribute<?> member, ObjectValue prior, ObjectValue found) {
    var before = prior.get(member.name());
    var after = found.get(member.name());
    if (member.is(Trait.MUTABLE) || before.isNull() || before.equals(after)) {
      return true;
    }
    diagnostics.add(
        Diagnostic.error(
            CtyPath.ROOT.attribute(member.name()),
            method.subject() + ": " + method.name() + " returned a different object",
            method
                + " was called for the object with "
                + member.name()
                + " = "
                + before
                + ", but returned an object with "
                + member.name()
                + " = "
                + after
                + ", so the state was not changed. This is a bug in the provider. Suggested fix:"
                + " return the value from the state, or declare it @Identity(mutable = true)"
                + " (handle:"
                + " mutableIdentity())."));
    return false;
  }

  /// Without an identity, the object would be planned as another one.
  private boolean named(ObjectValue prior, ObjectValue found) {
    for (var member : resource.schema().members()) {
      var name = member.name();
      var lost = found.get(name).isNull() && !prior.get(name).isNull();
      if (member.is(Trait.IDENTITY) && lost) {
        diagnostics.add(
            Diagnostic.error(
                CtyPath.ROOT.attribute(name),
                method.subject() + ": " + method.name() + " returned no " + name,
                method
                    + " returned no "
                    + name
                    + ", so the state was not changed. This is a bug in the provider. Suggested"
                    + " fix: return the identity that the state contains (handles:"
                    + " last.with(...) keeps it)."));
        return false;
      }
    }
    return true;
  }

  private boolean reported(List<Violation> violations, String what) {
    if (violations.isEmpty()) {
      return true;
    }
    var members = resource.schema().members();
    var own =
        violations.stream().filter(violation -> !follows(violation, members, violations)).toList();
    return ViolationReport.report(own, what, method, diagnostics);
  }

  /// Whether a violation of a derived value only follows from the violation of a source.
  private static boolean follows(
      Violation violation, List<Attribute<?>> members, List<Violation> violations) {
    var siblings = members;
    var at = CtyPath.ROOT;
    for (var step : violation.path().steps()) {
      if (step instanceof CtyPath.Attribute(var name)) {
        var found = siblings.stream().filter(one -> one.name().equals(name)).findFirst();
        var parent = at;
        if (found.filter(one -> isMadeFromAny(one, parent, violations)).isPresent()) {
          return true;
        }
        siblings = found.flatMap(Attribute::nested).map(NestedShape::members).orElseGet(List::of);
      }
      at = at.then(step);
    }
    return false;
  }

  private static boolean isMadeFromAny(
      Attribute<?> member, CtyPath parent, List<Violation> violations) {
    return member.is(Trait.DERIVED)
        && member.rules().sources().stream()
            .map(parent::attribute)
            .anyMatch(source -> violations.stream().anyMatch(one -> isIn(one.path(), source)));
  }

  private static boolean isIn(CtyPath path, CtyPath place) {
    var steps = place.steps();
    return path.steps().size() >= steps.size()
        && path.steps().subList(0, steps.size()).equals(steps);
  }
}
