package dev.terrane.engine.rules;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.NestedShape.Nesting;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/// Pairs the elements of a configured set with those of the prior state. Elements of a set have no
/// key, so Terraform pairs those that differ only in computed values that are not configured.
public final class SetPairing {
  private static final SetPairing AS_TERRAFORM = new SetPairing(false);
  private static final SetPairing DEEPLY = new SetPairing(true);

  private final boolean deeply;

  private SetPairing(boolean deeply) {
    this.deeply = deeply;
  }

  /// An element of the configuration with its prior element.
  ///
  /// @param members what is inside the element
  /// @param prior the prior element; null if there is none
  /// @param config the element
  public record Pair(List<Attribute<?>> members, CtyValue prior, CtyValue config) {
    /// Merges the two as the current Terraform does.
    ///
    /// @return the element that Terraform proposes
    public CtyValue proposed() {
      return ProposedNew.of(members, prior, config);
    }
  }

  /// Pairs two sets of nested objects. Each prior element is used once at most, in the order of
  /// sets.
  ///
  /// @param members what is inside the elements
  /// @param prior the set before; null and unknown have no elements
  /// @param config the set as configured; null and unknown have no elements
  /// @return one pair for each element of the configuration, in the order of sets
  public static List<Pair> pair(List<Attribute<?>> members, CtyValue prior, CtyValue config) {
    return AS_TERRAFORM.pairs(members, prior, config);
  }

  /// Pairs as [#pair] does, but also pairs elements that contain a set with computed values, which
  /// Terraform treats as new each time, and elements of which one has null and the other an
  /// equivalent empty collection.
  ///
  /// @param members what is inside the elements
  /// @param prior the set before; null and unknown have no elements
  /// @param config the set as configured; null and unknown have no elements
  /// @return one pair for each element of the configuration, in the order of sets
  public static List<Pair> pairDeeply(List<Attribute<?>> members, CtyValue prior, CtyValue config) {
    return DEEPLY.pairs(members, prior, config);
  }

  private List<Pair> pairs(List<Attribute<?>> members, CtyValue prior, CtyValue config) {
    var unused = new ArrayList<>(Elements.of(Nesting.SET, prior));
    var pairs = new ArrayList<Pair>();
    for (var element : Elements.of(Nesting.SET, config)) {
      var source = take(unused.iterator(), members, element.value());
      pairs.add(new Pair(members, source, element.value()));
    }
    return pairs;
  }

  private CtyValue take(
      Iterator<Elements.Element> unused, List<Attribute<?>> members, CtyValue config) {
    while (unused.hasNext()) {
      var prior = unused.next().value();
      if (matches(members, prior, config)) {
        unused.remove();
        return prior;
      }
    }
    return CtyValue.nullOf(Members.type(members));
  }

  /// Whether an object of a state could result from an object of a configuration.
  ///
  /// @param members what is inside the object
  /// @param prior the object of the state
  /// @param config the object of the configuration
  /// @return true if only computed attributes differ that are null in the configuration
  public static boolean couldComeFrom(List<Attribute<?>> members, CtyValue prior, CtyValue config) {
    return AS_TERRAFORM.matches(members, prior, config);
  }

  private boolean matches(List<Attribute<?>> members, CtyValue prior, CtyValue config) {
    if (PlannedChange.same(prior, config) || !prior.isKnown()) {
      return true;
    }
    return !config.isNull()
        && members.stream()
            .allMatch(
                member -> member(member, Members.get(prior, member), Members.get(config, member)));
  }

  private boolean member(Attribute<?> member, CtyValue prior, CtyValue config) {
    if (PlannedChange.same(prior, config) || (deeply && bothNothing(member, prior, config))) {
      return true;
    }
    // Terraform does not compare sets inside sets, not even null ones.
    if (config.type() instanceof CtyType.SetType) {
      return deeply && member.nested().filter(shape -> sets(shape, prior, config)).isPresent();
    }
    return member
        .nested()
        .map(nested -> nested(nested, prior, config))
        .orElseGet(() -> member.is(Trait.COMPUTED) && config.isNull());
  }

  /// Whether null and empty are the same to the author.
  private static boolean bothNothing(Attribute<?> member, CtyValue prior, CtyValue config) {
    return member.is(Trait.EMPTY_IS_NULL) && isNothing(prior) && isNothing(config);
  }

  private static boolean isNothing(CtyValue value) {
    return !value.isUnknown() && Elements.inside(value).isEmpty();
  }

  private boolean sets(NestedShape nested, CtyValue prior, CtyValue config) {
    var pairs = pairs(nested.members(), prior, config);
    return prior.isKnown()
        && config.isKnown()
        && pairs.size() == Elements.of(Nesting.SET, prior).size()
        && pairs.stream().noneMatch(pair -> pair.prior().isNull());
  }

  /// Compares each element of the prior value; additional ones of the configuration do not matter.
  private boolean nested(NestedShape nested, CtyValue prior, CtyValue config) {
    var wanted = Elements.byStep(nested.nesting(), config);
    return Elements.of(nested.nesting(), prior).stream()
        .allMatch(element -> {
          var from =
              config.isUnknown() ? CtyValue.unknown(nested.type()) : wanted.get(element.step());
          return from != null && matches(nested.members(), element.value(), from);
        });
  }
}
