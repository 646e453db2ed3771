package dev.terrane.engine.resource;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.BreachReport;
import dev.terrane.engine.rules.ApplyRules;
import dev.terrane.engine.rules.Breach;
import dev.terrane.engine.rules.PlanRules;
import dev.terrane.engine.rules.RequiresReplaceRules;
import dev.terrane.engine.rules.ResultRules;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Method;
import dev.terrane.engine.session.Resource;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.List;

/// Applies Terraform's own rules to an answer before it leaves, so that a breach is explained in
/// the author's terms instead of Terraform's. Never stricter than Terraform.
record SelfCheck(Resource resource, Method method, Diagnostics diagnostics) {
  /// Whether Terraform will accept a plan.
  boolean plan(CtyValue prior, CtyValue config, Change.Planned planned) {
    var members = resource.schema().members();
    var breaches = new ArrayList<>(PlanRules.check(members, prior, config, planned.state()));
    breaches.addAll(RequiresReplaceRules.check(prior, planned.state(), planned.replace()));
    return told(breaches, "planned what Terraform refuses");
  }

  /// Whether Terraform will accept what a create or an update gave back.
  boolean applied(CtyValue planned, CtyValue actual) {
    var members = resource.schema().members();
    return told(
        ApplyRules.check(members, planned, actual), "gave back something else than was planned");
  }

  /// Whether Terraform will accept what a read gave back, and whether it still says what it is.
  boolean read(ObjectValue prior, CtyValue found) {
    var members = resource.schema().members();
    return told(ResultRules.read(members, found), "gave back what Terraform refuses")
        && (!(found instanceof ObjectValue now) || named(prior, now));
  }

  /// Whether what a read gave back is still the same object: an identity does not change in place,
  /// unless it is declared so.
  boolean sameObject(ObjectValue prior, CtyValue found) {
    return !(found instanceof ObjectValue now)
        || Identity.of(resource.schema()).members().stream()
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
            method.subject() + ": " + method.name() + " found another object",
            method
                + " was asked for the object whose "
                + member.name()
                + " is "
                + before
                + " and gave back "
                + after
                + ", so the state stays as it was. This is a bug in the provider. Likely cure: keep"
                + " the spelling of the state, or declare it @Identity(mutable = true) (handle:"
                + " mutableIdentity())."));
    return false;
  }

  /// An identity that is lost in reading would be planned as another object.
  private boolean named(ObjectValue prior, ObjectValue found) {
    for (var member : resource.schema().members()) {
      var name = member.name();
      var lost = found.get(name).isNull() && !prior.get(name).isNull();
      if (member.is(Trait.IDENTITY) && lost) {
        diagnostics.add(
            Diagnostic.error(
                CtyPath.ROOT.attribute(name),
                method.subject() + ": " + method.name() + " lost the identity",
                method
                    + " gave back no "
                    + name
                    + ", so the state stays as it was. This is a bug in the provider. Likely cure:"
                    + " give back the identity that was asked for (handles: last.with(...) keeps it)."));
        return false;
      }
    }
    return true;
  }

  private boolean told(List<Breach> breaches, String what) {
    var members = resource.schema().members();
    var own = breaches.stream().filter(breach -> !follows(breach, members, breaches)).toList();
    return BreachReport.tell(own, what, method, diagnostics);
  }

  /// Whether a breach is at a derived value and only follows from that of a source.
  private static boolean follows(Breach breach, List<Attribute<?>> members, List<Breach> breaches) {
    var siblings = members;
    var at = CtyPath.ROOT;
    for (var step : breach.path().steps()) {
      if (step instanceof CtyPath.Attribute(var name)) {
        var found = siblings.stream().filter(one -> one.name().equals(name)).findFirst();
        var parent = at;
        if (found.filter(one -> isMadeFromAny(one, parent, breaches)).isPresent()) {
          return true;
        }
        siblings = found.flatMap(Attribute::nested).map(NestedShape::members).orElseGet(List::of);
      }
      at = at.then(step);
    }
    return false;
  }

  private static boolean isMadeFromAny(Attribute<?> member, CtyPath parent, List<Breach> breaches) {
    return member.is(Trait.DERIVED)
        && member.rules().sources().stream()
            .map(parent::attribute)
            .anyMatch(source -> breaches.stream().anyMatch(one -> isIn(one.path(), source)));
  }

  private static boolean isIn(CtyPath path, CtyPath place) {
    var steps = place.steps();
    return path.steps().size() >= steps.size()
        && path.steps().subList(0, steps.size()).equals(steps);
  }
}
