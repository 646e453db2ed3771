package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;

/// The values of one path of a plan.
///
/// @param prior the value in the prior state
/// @param config the configured value
/// @param planned the planned value
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

  /// Whether two values are equal apart from the refinements of unknown values.
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
