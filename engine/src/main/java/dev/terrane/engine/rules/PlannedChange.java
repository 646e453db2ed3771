package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;

/// One place of a plan.
///
/// @param prior what is there
/// @param config what is wanted
/// @param planned what is said to come
record PlannedChange(CtyValue prior, CtyValue config, CtyValue planned) {
  PlannedChange member(ObjectMembers members, int index) {
    return new PlannedChange(
        Members.get(prior, members, index),
        Members.get(config, members, index),
        Members.get(planned, members, index));
  }

  PlannedChange member(Attribute<?> member) {
    return new PlannedChange(
        Members.get(prior, member), Members.get(config, member), Members.get(planned, member));
  }

  boolean keepsConfig() {
    return same(planned, config);
  }

  boolean keepsPrior() {
    return !prior.isNull() && !config.isNull() && same(planned, prior);
  }

  /// Equal when promises about unknown values do not count.
  static boolean same(CtyValue one, CtyValue other) {
    if (one.equals(other)) {
      return true;
    }
    if (one.isWhollyKnown() && other.isWhollyKnown()) {
      return false;
    }
    return one.withoutRefinements().equals(other.withoutRefinements());
  }
}
