package dev.terrane.engine.resource;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.plan.AuthorView;
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
import dev.terrane.engine.session.StoredPrivateState;
import dev.terrane.provider.schema.Attribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The plan to create or update: defaults, the merge with the state, computed values, the author.
final class PlanBuilder {
  private final Session session;
  private final Resource resource;
  private final List<Attribute<?>> members;
  private final Diagnostics diagnostics;
  private final PlanningCall call;
  private final Predictions predictions;

  PlanBuilder(
      Session session, Resource resource, StoredPrivateState kept, Diagnostics diagnostics) {
    this.session = session;
    this.resource = resource;
    this.members = resource.schema().members();
    this.diagnostics = diagnostics;
    this.call = new PlanningCall(session, diagnostics, kept);
    this.predictions = Predictions.by(resource.predictor(session.client().present()));
  }

  /// The planned state, and the paths of the changes that require replacement.
  record Planned(CtyValue state, List<CtyPath> replace) {}

  /// Plans; empty, with a diagnostic, when that fails.
  Optional<Planned> plan(CtyValue prior, ObjectValue config) {
    session.secrets().learn(members, prior);
    session.secrets().learn(members, config);
    var method = new ObjectName(resource, session.secrets()).method("plan", prior);
    return session
        .guard(method, diagnostics)
        .call(() -> planned(prior, config))
        .filter(_ -> !diagnostics.hasErrors())
        .filter(
            planned -> new SelfCheck(resource, method, diagnostics).plan(prior, config, planned));
  }

  private Planned planned(CtyValue prior, ObjectValue config) throws Exception {
    var complete = SemanticEquality.ofState(members, prior, Defaults.apply(members, config));
    var proposed = computed(prior, complete);
    var shaped = shaped(prior, config, proposed);
    if (isFrameworkChange(prior, proposed, complete) && !shaped.equals(proposed)) {
      // The author has made a difference, so what changes with any change is open after all.
      shaped = shaped(prior, config, changing(prior, complete));
    }
    shaped = DependentValues.planned(members, prior, complete, shaped, predictions);
    var replace = new ArrayList<>(Replacement.paths(members, prior, shaped));
    for (var name : call.replaced()) {
      replace.add(CtyPath.ROOT.attribute(name));
    }
    return new Planned(shaped, replace.stream().distinct().toList());
  }

  private CtyValue computed(CtyValue prior, CtyValue complete) {
    if (!prior.isKnown()) {
      return changing(prior, complete);
    }
    var kept = ComputedValues.kept(members, prior, complete, merged(prior, complete), predictions);
    // A plan without a change stays without a change: nothing becomes unknown then.
    return isFrameworkChange(prior, kept, complete) ? kept : changing(prior, complete);
  }

  private boolean isFrameworkChange(CtyValue prior, CtyValue planned, CtyValue complete) {
    return FrameworkChange.isAllThatDiffers(members, prior, planned)
        && !WriteOnlyValues.isRaised(members, prior, planned, complete);
  }

  private CtyValue changing(CtyValue prior, CtyValue complete) {
    return ComputedValues.changing(members, prior, complete, merged(prior, complete), predictions);
  }

  private CtyValue merged(CtyValue prior, CtyValue complete) {
    return WriteOnlyValues.removed(members, ProposedNew.of(members, prior, complete));
  }

  private CtyValue shaped(CtyValue prior, ObjectValue config, CtyValue planned) throws Exception {
    if (!resource.plans() || !(planned instanceof ObjectValue proposed)) {
      return planned;
    }
    var before = prior instanceof ObjectValue object ? object : null;
    var shaped =
        ComputedUnknown.added(members, config, resource.plan(call, config, before, proposed));
    var own = AuthorView.completed(members, proposed, WriteOnlyValues.removed(members, shaped));
    return SemanticEquality.kept(members, proposed, own);
  }
}
