package dev.terrane.engine.plan;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.engine.rules.SetPairing;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.List;

/// What a plan says of computed attributes that the user left to the provider: what is stable, what
/// changes with what, what is unknown. Elements of sets are paired with the state by what the user
/// wrote, as Terraform itself pairs them.
public final class ComputedValues {
  private final boolean changing;

  private ComputedValues(boolean changing) {
    this.changing = changing;
  }

  /// As if nothing changed: each computed value of the state is kept.
  public static CtyValue kept(
      List<Attribute<?>> members, CtyValue prior, CtyValue config, CtyValue proposed) {
    return new ComputedValues(false).object(members, new Sides(prior, config, proposed));
  }

  /// As something changes: what may differ afterwards is unknown.
  public static CtyValue changing(
      List<Attribute<?>> members, CtyValue prior, CtyValue config, CtyValue proposed) {
    return new ComputedValues(true).object(members, new Sides(prior, config, proposed));
  }

  /// After an author has shaped a plan: what changes with an attribute that he changed is unknown.
  public static CtyValue followed(
      List<Attribute<?>> members, CtyValue prior, CtyValue config, CtyValue planned) {
    return planned instanceof ObjectValue
        ? new ComputedValues(true).followed(members, new Sides(prior, config, planned))
        : planned;
  }

  /// The same place seen from the state, from the configuration with defaults, from the plan.
  private record Sides(CtyValue prior, CtyValue config, CtyValue planned) {
    Sides member(String name) {
      return new Sides(inside(prior, name), inside(config, name), inside(planned, name));
    }

    Sides at(Object key) {
      return new Sides(
          Elements.at(prior, key), Elements.at(config, key), Elements.at(planned, key));
    }

    boolean differs(String name) {
      return !inside(prior, name).equals(inside(planned, name));
    }

    private static CtyValue inside(CtyValue value, String name) {
      return value instanceof ObjectValue object
          ? object.get(name)
          : CtyValue.nullOf(CtyType.DYNAMIC);
    }
  }

  private CtyValue object(List<Attribute<?>> members, Sides sides) {
    if (!(sides.planned instanceof ObjectValue planned) || !sides.config.isKnown()) {
      return sides.planned;
    }
    var result = planned;
    for (var member : members) {
      result = result.with(member.name(), value(member, sides.member(member.name()), sides));
    }
    return followed(members, new Sides(sides.prior, sides.config, result));
  }

  private CtyValue value(Attribute<?> member, Sides here, Sides parent) {
    if (here.config.isNull() && member.is(Trait.COMPUTED)) {
      var follows = !member.rules().changesWith().isEmpty();
      var keep = !changing || member.is(Trait.STABLE) || follows;
      return parent.prior.isKnown() && keep ? keep(member, here.prior) : unknown(member);
    }
    return member.nested().map(nested -> nested(nested, here)).orElse(here.planned);
  }

  private CtyValue keep(Attribute<?> member, CtyValue prior) {
    // A value that is promised and missing, after a failed update or a new version of the provider,
    // is still to come, and a change by itself.
    var missing = prior.isNull() && !member.is(Trait.NULLABLE);
    return missing ? Promise.of(member) : prior;
  }

  private CtyValue unknown(Attribute<?> member) {
    return changing ? Promise.of(member) : CtyValue.nullOf(member.ctyType());
  }

  /// What changes with another attribute is unknown when that one differs; that may go on.
  private CtyValue followed(List<Attribute<?>> members, Sides sides) {
    var result = (ObjectValue) sides.planned;
    if (!changing || !sides.prior.isKnown()) {
      return result;
    }
    var followers = members.stream().filter(member -> follows(member, sides.config)).toList();
    for (var round = 0; round < followers.size(); round++) {
      var seen = new Sides(sides.prior, sides.config, result);
      for (var follower : followers) {
        if (follower.rules().changesWith().stream().anyMatch(seen::differs)) {
          result = result.with(follower.name(), Promise.of(follower));
        }
      }
    }
    return result;
  }

  private static boolean follows(Attribute<?> member, CtyValue config) {
    return member.is(Trait.COMPUTED)
        && !member.rules().changesWith().isEmpty()
        && Sides.inside(config, member.name()).isNull();
  }

  private CtyValue nested(NestedShape nested, Sides here) {
    var members = nested.members();
    return switch (nested.nesting()) {
      case SINGLE, GROUP -> object(members, here);
      case LIST, MAP ->
          Elements.mapByKey(here.planned, (key, one) -> element(nested, here.at(key), one));
      case SET -> set(nested, here);
    };
  }

  private CtyValue element(NestedShape nested, Sides here, CtyValue planned) {
    return object(nested.members(), new Sides(here.prior, here.config, planned));
  }

  private CtyValue set(NestedShape nested, Sides here) {
    if (!(here.config instanceof SetValue config)) {
      return here.planned;
    }
    var elements = new ArrayList<CtyValue>();
    for (var pair : SetPairing.pair(nested.members(), here.prior, config)) {
      // An element that is not known yet is planned as it is: there is nothing to merge with.
      var proposed = pair.config().isKnown() ? pair.proposed() : pair.config();
      elements.add(object(nested.members(), new Sides(pair.prior(), pair.config(), proposed)));
    }
    return CtyValue.set(nested.type(), elements);
  }
}
