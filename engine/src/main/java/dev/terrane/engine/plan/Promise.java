package dev.terrane.engine.plan;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;

/// The unknown value of a computed attribute, with what is known of it all the same: `count = x.id
/// != null ? 1 : 0` plans only because an id that is not known yet is known not to be null.
final class Promise {
  private Promise() {}

  static CtyValue of(Attribute<?> member) {
    if (member.ctyType().equals(CtyType.DYNAMIC)) {
      return CtyValue.unknown(member.ctyType());
    }
    var refinement = member.rules().refinement();
    return CtyValue.unknown(
        member.ctyType(), member.is(Trait.NULLABLE) ? refinement : refinement.withNotNull());
  }
}
