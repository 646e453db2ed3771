package dev.terrane.engine.resource;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.plan.AuthorValues;
import dev.terrane.engine.plan.ComputedUnknown;
import dev.terrane.engine.plan.ComputedValues;
import dev.terrane.engine.plan.Defaults;
import dev.terrane.engine.plan.DependentValues;
import dev.terrane.engine.plan.FrameworkChange;
import dev.terrane.engine.plan.Predictions;
import dev.terrane.engine.plan.Replacement;
import dev.terrane.engine.plan.SemanticEquality;
import dev.terrane.engine.rules.ProposedNew;
import dev.terrane.engine.rules.WriteOnlyValues;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.PlanningCall;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.schema.Attribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Builds the plan of a create or an update: defaults, the merge with the prior state, computed
/// values, and the author's `plan`.
final class PlanBuilder {
  private final Session session;
  private final Resource resource;
  private final List<Attribute<?>> members;
  private final Diagnostics diagnostics;
  private final PlanningCall call;
  private final Predictions predictions;

  PlanBuilder(Session session, Resource resource, PlanningCall call, Diagnostics diagnostics) {
    this.session = session;
    this.resource = resource;
    this.members = resource.schema().members();
    this.diagnostics = diagnostics;
    this.call = call;
    this.predictions = Predictions.by(resource.predictor(session.client().present()));
  }

  /// The planned state, and the paths of the changes that require replacement.
  record Planned(CtyValue state, List<CtyPath> replace) {}

  /// Returns the plan; empty, with a diagnostic, if it fails.
  Optional<Planned> plan(CtyValue prior, ObjectValue config) {
    session.secrets().learn(members, prior);
    session.secrets().learn(members, config);
    var method = new DisplayName(resource, session.secrets()).method("plan", prior);
    return session
        .guard(method, diagnostics)
        .call(() -> planned(prior, config))
        .filter(_ -> !diagnostics.hasErrors())
        .filter(
            planned -> new SelfCheck(resource, method, diagnostics).plan(prior, config, planned));
  }

  /// The plan of a deferred change: nothing computed is known, and no author code is called.
  Planned withoutAuthor(CtyValue prior, ObjectValue config) {
    return new Planned(changing(merge(prior, config)), List.of());
  }

  /// The prior state, the configuration with defaults, and both merged.
  private record Merge(CtyValue prior, CtyValue complete, CtyValue merged) {}

  private Planned planned(CtyValue prior, ObjectValue config) throws Exception {
    var merge = merge(prior, config);
    var proposed = computed(merge);
    var shaped = shaped(prior, config, proposed);
    if (!shaped.equals(proposed) && isFrameworkChange(merge, proposed)) {
      // The author's plan has made a change, so computed values become unknown after all.
      shaped = shaped(prior, config, changing(merge));
    }
    shaped = DependentValues.planned(members, prior, merge.complete(), shaped, predictions);
    var replace = new ArrayList<>(Replacement.paths(members, prior, shaped));
    for (var name : call.replaced()) {
      replace.add(CtyPath.ROOT.attribute(name));
    }
    return new Planned(shaped, replace.stream().distinct().toList());
  }

  private Merge merge(CtyValue prior, ObjectValue config) {
    var complete = SemanticEquality.ofConfig(members, prior, Defaults.apply(members, config));
    var merged = WriteOnlyValues.removed(members, ProposedNew.of(members, prior, complete));
    return new Merge(prior, complete, merged);
  }

  private CtyValue computed(Merge merge) {
    if (!merge.prior().isKnown()) {
      return changing(merge);
    }
    var kept =
        ComputedValues.kept(members, merge.prior(), merge.complete(), merge.merged(), predictions);
    // A plan without a change stays without a change: nothing becomes unknown then.
    return isFrameworkChange(merge, kept) ? kept : changing(merge);
  }

  private boolean isFrameworkChange(Merge merge, CtyValue planned) {
    return FrameworkChange.isAllThatDiffers(members, merge.prior(), planned)
        && !WriteOnlyValues.isRaised(members, merge.prior(), planned, merge.complete());
  }

  private CtyValue changing(Merge merge) {
    return ComputedValues.changing(
        members, merge.prior(), merge.complete(), merge.merged(), predictions);
  }

  private CtyValue shaped(CtyValue prior, ObjectValue config, CtyValue planned) throws Exception {
    if (!resource.plans() || !(planned instanceof ObjectValue proposed)) {
      return planned;
    }
    var before = prior instanceof ObjectValue object ? object : null;
    var shaped =
        ComputedUnknown.added(members, config, resource.plan(call, config, before, proposed));
    var own = AuthorValues.completed(members, proposed, WriteOnlyValues.removed(members, shaped));
    return SemanticEquality.ofPlan(members, proposed, own);
  }
}
