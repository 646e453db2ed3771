package dev.terrane.engine.rules;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Nested;
import dev.terrane.provider.schema.Nesting;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;

/**
 * Which elements of two sets are the same thing. Elements of a set have no name, so Terraform asks
 * whether one could have come from the other: the same but for computed values that the
 * configuration leaves open.
 */
public final class SetPairing {
  private SetPairing() {}

  /**
   * An element of the configuration and where it comes from.
   *
   * @param config the element
   * @param prior the element that it could have become before, if there is one
   */
  public record Pair(CtyValue config, Optional<CtyValue> prior) {
    /**
     * The prior element, as a value.
     *
     * @param nested what is inside the set
     * @return the element, or null of its type
     */
    public CtyValue priorOrNull(Nested nested) {
      return prior.orElseGet(() -> CtyValue.nullOf(nested.type()));
    }
  }

  /**
   * Pairs two sets of nested objects. Each prior element is used once at most, in the order of
   * sets.
   *
   * @param nested what is inside the set
   * @param prior the set before; null and unknown have no elements
   * @param config the set as configured; null and unknown have no elements
   * @return one pair for each element of the configuration, in the order of sets
   */
  public static List<Pair> of(Nested nested, CtyValue prior, CtyValue config) {
    var unused = new LinkedList<>(Elements.of(Nesting.SET, prior));
    var pairs = new ArrayList<Pair>();
    for (var element : Elements.of(Nesting.SET, config)) {
      var wanted = element.value();
      pairs.add(new Pair(wanted, take(unused.iterator(), nested.members(), wanted)));
    }
    return pairs;
  }

  private static Optional<CtyValue> take(
      Iterator<Elements.Element> unused, List<Attribute<?>> members, CtyValue config) {
    while (unused.hasNext()) {
      var prior = unused.next().value();
      if (couldComeFrom(members, prior, config)) {
        unused.remove();
        return Optional.of(prior);
      }
    }
    return Optional.empty();
  }

  /**
   * Whether an object of a state could have been made from an object of a configuration.
   *
   * @param members what is inside the object
   * @param prior the object of the state
   * @param config the object of the configuration
   * @return true when all that differs is computed and null in the configuration
   */
  public static boolean couldComeFrom(List<Attribute<?>> members, CtyValue prior, CtyValue config) {
    if (Transition.same(prior, config) || !prior.isKnown()) {
      return true;
    }
    return !config.isNull()
        && members.stream()
            .allMatch(
                member -> member(member, Members.get(prior, member), Members.get(config, member)));
  }

  private static boolean member(Attribute<?> member, CtyValue prior, CtyValue config) {
    if (Transition.same(prior, config)) {
      return true;
    }
    // Sets in sets are never looked into, not even a null one.
    if (config.type() instanceof CtyType.SetType) {
      return false;
    }
    return member
        .nested()
        .map(nested -> nested(nested, prior, config))
        .orElseGet(() -> member.is(Trait.COMPUTED) && config.isNull());
  }

  /** Asks for each element of the prior value; further ones of the configuration do not matter. */
  private static boolean nested(Nested nested, CtyValue prior, CtyValue config) {
    var wanted = Elements.byStep(nested.nesting(), config);
    return Elements.of(nested.nesting(), prior).stream()
        .allMatch(element -> {
          var from =
              config.isUnknown() ? CtyValue.unknown(nested.type()) : wanted.get(element.step());
          return from != null && couldComeFrom(nested.members(), element.value(), from);
        });
  }
}
