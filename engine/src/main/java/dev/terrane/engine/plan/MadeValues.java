package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Nesting;
import dev.terrane.provider.schema.Trait;
import java.util.List;

/// What is made from other attributes of the same object, at every depth: what is derived, what is
/// predicted, and what is unknown because it changes with what has changed.
public final class MadeValues {
  private final Predictions predictions;

  MadeValues(Predictions predictions) {
    this.predictions = predictions;
  }

  /// An object as an author gave it, with what is derived from it.
  ///
  /// @throws Failure when a formula fails
  public static CtyValue derived(List<Attribute<?>> members, CtyValue given) {
    return predicted(members, given, Predictions.none());
  }

  /// What must be done, with all that can be told before it is done.
  ///
  /// @throws Failure when a formula or a prediction fails
  public static CtyValue predicted(
      List<Attribute<?>> members, CtyValue input, Predictions predictions) {
    return new MadeValues(predictions).object(members, Sides.of(input));
  }

  /// A plan as its author has shaped it: what is made from what he has changed follows.
  ///
  /// @throws Failure when a formula or a prediction fails
  public static CtyValue planned(
      List<Attribute<?>> members,
      CtyValue prior,
      CtyValue config,
      CtyValue shaped,
      Predictions predictions) {
    return new MadeValues(predictions).object(members, new Sides(prior, config, shaped));
  }

  private CtyValue object(List<Attribute<?>> members, Sides sides) {
    if (!(sides.planned() instanceof ObjectValue planned)) {
      return sides.planned();
    }
    var result = planned;
    for (var member : members) {
      if (member.nested().isPresent()) {
        var shape = member.nested().get();
        var inside = sides.member(member.name());
        result = result.with(member.name(), Made.inPlace(member, () -> inside(shape, inside)));
      }
    }
    return siblings(members, sides.with(result));
  }

  private CtyValue inside(NestedShape shape, Sides here) {
    return switch (shape.nesting()) {
      case SINGLE, GROUP -> object(shape.members(), here);
      case LIST, MAP ->
          Elements.mapByKey(
              here.planned(), (key, one) -> object(shape.members(), here.at(key).with(one)));
      // Which element of the state it was cannot be told any more.
      case SET ->
          Elements.map(Nesting.SET, here.planned(), one -> object(shape.members(), Sides.of(one)));
    };
  }

  /// One object: what follows from something may itself be what something follows from. Attributes
  /// may change with each other in a circle; only then one round is not enough.
  ObjectValue siblings(List<Attribute<?>> members, Sides sides) {
    var result = (ObjectValue) sides.planned();
    var made = Made.ordered(members);
    var rounds = Made.hasCircle(made) ? made.size() + 1 : 1;
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

  private CtyValue value(Attribute<?> member, List<Attribute<?>> members, Sides sides) {
    var here = sides.member(member.name());
    if (member.is(Trait.DERIVED)) {
      return spelled(member, here.prior(), derived(member, members, sides));
    }
    if (!here.config().isNull()) {
      return here.planned();
    }
    return member.is(Trait.PLANNED)
        ? spelled(member, here.prior(), planned(member, members, sides))
        : followed(member, member.rules().changesWith(), members, sides);
  }

  private static CtyValue derived(Attribute<?> member, List<Attribute<?>> members, Sides sides) {
    return Made.sources(member, members, (ObjectValue) sides.planned())
        .map(sources -> Made.derived(member, sources))
        .orElseGet(() -> Promise.of(member));
  }

  /// What an author's plan has chosen stays, else the prediction counts.
  private CtyValue planned(Attribute<?> member, List<Attribute<?>> members, Sides sides) {
    var here = sides.member(member.name());
    var open =
        here.planned().isUnknown()
            || here.planned().equals(here.prior())
            || predictions.made(member, here.planned());
    if (!open) {
      return here.planned();
    }
    return Made.sources(member, members, (ObjectValue) sides.planned())
        .flatMap(sources -> predictions.of(member, sources))
        .orElseGet(() -> followed(member, member.rules().sources(), members, sides));
  }

  /// What changes with another attribute is unknown when that one differs from the state.
  private static CtyValue followed(
      Attribute<?> member, List<String> causes, List<Attribute<?>> members, Sides sides) {
    var here = sides.member(member.name());
    var asItWas = sides.prior().isKnown() && here.prior().equals(here.planned());
    var unknown =
        asItWas
            && members.stream()
                .filter(one -> causes.contains(one.name()))
                .anyMatch(cause -> differs(cause, sides.member(cause.name())));
    return unknown ? Promise.of(member) : here.planned();
  }

  private static boolean differs(Attribute<?> cause, Sides here) {
    return !Spelling.isSame(cause, here.prior(), here.planned());
  }

  private static CtyValue spelled(Attribute<?> member, CtyValue prior, CtyValue value) {
    return prior.isKnown() && Spelling.isSame(member, prior, value) ? prior : value;
  }
}
