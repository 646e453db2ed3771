package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.Elements;
import dev.terrane.engine.rules.ObjectEdit;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.NestedShape.Nesting;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import dev.terrane.provider.schema.Trait;
import java.util.List;

/// Computes the values that depend on other attributes of the same object, at every depth: derived
/// values, predicted values, and values that become unknown because an attribute that they change
/// with has changed.
public final class DependentValues {
  private final Predictions predictions;

  DependentValues(Predictions predictions) {
    this.predictions = predictions;
  }

  /// An object of the author, with its derived values.
  ///
  /// @throws Failure when a formula fails
  public static CtyValue derived(List<Attribute<?>> members, CtyValue given) {
    return predicted(members, given, Predictions.none());
  }

  /// The input with all values that are known before apply.
  ///
  /// @throws Failure when a formula or a prediction fails
  public static CtyValue predicted(
      List<Attribute<?>> members, CtyValue input, Predictions predictions) {
    return new DependentValues(predictions).object(members, PlannedValue.of(input));
  }

  /// A plan that the author has changed, with the values that depend on the changed ones.
  ///
  /// @throws Failure when a formula or a prediction fails
  public static CtyValue planned(
      List<Attribute<?>> members,
      CtyValue prior,
      CtyValue config,
      CtyValue shaped,
      Predictions predictions) {
    return new DependentValues(predictions)
        .object(members, new PlannedValue(prior, config, shaped));
  }

  private CtyValue object(List<Attribute<?>> members, PlannedValue sides) {
    var all = ObjectMembers.of(members);
    if (!(sides.planned() instanceof ObjectValue planned) || !all.have(Feature.DEPENDENT)) {
      return sides.planned();
    }
    var edit = new ObjectEdit(all, planned);
    for (var i = 0; i < all.size(); i++) {
      if (all.get(i).nested().isPresent()) {
        var shape = all.get(i).nested().get();
        var inside = sides.member(all, i);
        edit.set(i, Dependencies.inPlace(all.get(i), () -> inside(shape, inside)));
      }
    }
    return siblings(all, sides.with(edit.result()));
  }

  private CtyValue inside(NestedShape shape, PlannedValue here) {
    return switch (shape.nesting()) {
      case SINGLE, GROUP -> object(shape.members(), here);
      case LIST, MAP ->
          Dependencies.eachInPlace(
              shape.nesting(),
              here.planned(),
              one -> object(shape.members(), here.at(one.step()).with(one.value())));
      // Elements of sets cannot be matched with the state here.
      case SET ->
          Elements.map(
              Nesting.SET, here.planned(), one -> object(shape.members(), PlannedValue.of(one)));
    };
  }

  /// Computes the dependent values of one object, in the order of their dependencies. Only
  /// attributes that change with each other in a cycle need more than one round.
  ObjectValue siblings(ObjectMembers members, PlannedValue sides) {
    var result = (ObjectValue) sides.planned();
    if (!members.have(Feature.DEPENDENT)) {
      return result;
    }
    var made = Dependencies.ordered(members);
    var rounds = Dependencies.hasCycle(made) ? made.size() + 1 : 1;
    for (var round = 0; round < rounds; round++) {
      var before = result;
      for (var member : made) {
        result = result.with(member.name(), value(member, members, sides.with(result)));
      }
      if (result.equals(before)) {
        return result;
      }
    }
    return result;
  }

  private CtyValue value(Attribute<?> member, List<Attribute<?>> members, PlannedValue sides) {
    var here = sides.member(member.name());
    if (member.is(Trait.DERIVED)) {
      return keepEquivalent(member, here.prior(), derived(member, members, sides));
    }
    if (!here.config().isNull()) {
      return here.planned();
    }
    return member.is(Trait.PLANNED)
        ? keepEquivalent(member, here.prior(), planned(member, members, sides))
        : followed(member, member.rules().changesWith(), members, sides);
  }

  private static CtyValue derived(
      Attribute<?> member, List<Attribute<?>> members, PlannedValue sides) {
    return Dependencies.sources(member, members, (ObjectValue) sides.planned())
        .map(sources -> Dependencies.derived(member, sources))
        .orElseGet(() -> ComputedUnknown.of(member));
  }

  /// The value of the author's plan if it has set one, else the prediction.
  private CtyValue planned(Attribute<?> member, List<Attribute<?>> members, PlannedValue sides) {
    var here = sides.member(member.name());
    var open =
        here.planned().isUnknown()
            || here.planned().equals(here.prior())
            || predictions.made(member, here.planned());
    if (!open) {
      return here.planned();
    }
    return Dependencies.sources(member, members, (ObjectValue) sides.planned())
        .flatMap(sources -> predictions.of(member, sources))
        .orElseGet(() -> followed(member, member.rules().sources(), members, sides));
  }

  /// Makes a value unknown if an attribute that it changes with differs from the state.
  private static CtyValue followed(
      Attribute<?> member, List<String> causes, List<Attribute<?>> members, PlannedValue sides) {
    var here = sides.member(member.name());
    var asItWas = sides.prior().isKnown() && here.prior().equals(here.planned());
    var unknown =
        asItWas
            && members.stream()
                .filter(one -> causes.contains(one.name()))
                .anyMatch(cause -> differs(cause, sides.member(cause.name())));
    return unknown ? ComputedUnknown.of(member) : here.planned();
  }

  private static boolean differs(Attribute<?> cause, PlannedValue here) {
    return !SemanticEquality.isSame(cause, here.prior(), here.planned());
  }

  private static CtyValue keepEquivalent(Attribute<?> member, CtyValue prior, CtyValue value) {
    return prior.isKnown() && SemanticEquality.isSame(member, prior, value) ? prior : value;
  }
}
