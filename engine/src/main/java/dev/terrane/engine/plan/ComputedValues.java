package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.engine.rules.ObjectEdit;
import dev.terrane.engine.rules.SetPairing;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.List;

/// Plans the computed attributes that are not configured: a value stays as in the state, or becomes
/// unknown. Set elements are matched with the state by their configured values, as Terraform
/// matches them.
public final class ComputedValues {
  private final boolean changing;
  private final Predictions predictions;

  private ComputedValues(boolean changing, Predictions predictions) {
    this.changing = changing;
    this.predictions = predictions;
  }

  /// The plan if nothing changes: each computed value of the state is kept.
  public static CtyValue kept(
      List<Attribute<?>> members,
      CtyValue prior,
      CtyValue config,
      CtyValue proposed,
      Predictions predictions) {
    return new ComputedValues(false, predictions)
        .object(members, new PlannedValue(prior, config, proposed));
  }

  /// The plan if something changes: values that may change are unknown.
  public static CtyValue changing(
      List<Attribute<?>> members,
      CtyValue prior,
      CtyValue config,
      CtyValue proposed,
      Predictions predictions) {
    return new ComputedValues(true, predictions)
        .object(members, new PlannedValue(prior, config, proposed));
  }

  private CtyValue object(List<Attribute<?>> members, PlannedValue sides) {
    if (!(sides.planned() instanceof ObjectValue planned) || !sides.config().isKnown()) {
      return sides.planned();
    }
    var edit = new ObjectEdit(members, planned);
    var all = edit.members();
    for (var i = 0; i < all.size(); i++) {
      if (all.get(i).is(Trait.COMPUTED) || all.get(i).nested().isPresent()) {
        edit.set(i, value(all.get(i), sides.member(all, i), sides));
      }
    }
    return new DependentValues(predictions).siblings(all, sides.with(edit.result()));
  }

  private CtyValue value(Attribute<?> member, PlannedValue here, PlannedValue parent) {
    if (here.config().isNull() && member.is(Trait.COMPUTED)) {
      var follows = !member.rules().changesWith().isEmpty();
      var keep = !changing || member.is(Trait.STABLE) || follows;
      return parent.prior().isKnown() && keep
          ? keep(member, here.prior())
          : ComputedUnknown.of(member);
    }
    return member
        .nested()
        .map(nested -> Dependencies.inPlace(member, () -> nested(nested, here)))
        .orElse(here.planned());
  }

  private static CtyValue keep(Attribute<?> member, CtyValue prior) {
    // A value that must not be null but is missing, after a failed update or a new version of the
    // provider, will be computed: this alone is a change.
    var missing = prior.isNull() && !member.is(Trait.NULLABLE);
    return missing ? ComputedUnknown.of(member) : prior;
  }

  private CtyValue nested(NestedShape nested, PlannedValue here) {
    var members = nested.members();
    return switch (nested.nesting()) {
      case SINGLE, GROUP -> object(members, here);
      case LIST, MAP ->
          Dependencies.eachInPlace(
              nested.nesting(),
              here.planned(),
              one -> object(members, here.at(one.step()).with(one.value())));
      case SET -> set(nested, here);
    };
  }

  private CtyValue set(NestedShape nested, PlannedValue here) {
    if (!(here.config() instanceof SetValue config)) {
      return here.planned();
    }
    var elements = new ArrayList<CtyValue>();
    for (var pair : SetPairing.pairDeeply(nested.members(), here.prior(), config)) {
      // An unknown element cannot be merged, and is planned as it is.
      var proposed = pair.config().isKnown() ? pair.proposed() : pair.config();
      elements.add(
          object(nested.members(), new PlannedValue(pair.prior(), pair.config(), proposed)));
    }
    return CtyValue.set(nested.type(), elements);
  }
}
