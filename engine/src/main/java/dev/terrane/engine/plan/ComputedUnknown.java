package dev.terrane.engine.plan;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.Unknown;
import dev.terrane.cty.Refinement;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import java.util.List;

/// Creates the unknown value of a computed attribute, with the refinements of its declaration:
/// `count = x.id != null ? 1 : 0` can be planned only if an unknown id is known not to be null.
public final class ComputedUnknown {
  private ComputedUnknown() {}

  /// Adds the refinements to the unknown computed attributes of an author's plan.
  public static ObjectValue added(
      List<Attribute<?>> members, ObjectValue config, ObjectValue planned) {
    var result = planned;
    for (var member : members) {
      var promises = member.is(Trait.COMPUTED) && config.get(member.name()).isNull();
      if (promises && result.get(member.name()) instanceof Unknown open) {
        result = result.with(member.name(), added(member, open));
      }
    }
    return result;
  }

  private static CtyValue added(Attribute<?> member, Unknown open) {
    if (open.refinement().equals(Refinement.NONE)) {
      return of(member);
    }
    return member.is(Trait.NULLABLE)
        ? open
        : CtyValue.unknown(open.type(), open.refinement().withNotNull());
  }

  static CtyValue of(Attribute<?> member) {
    if (member.ctyType().equals(CtyType.DYNAMIC)) {
      return CtyValue.unknown(member.ctyType());
    }
    var refinement = member.rules().refinement();
    return CtyValue.unknown(
        member.ctyType(), member.is(Trait.NULLABLE) ? refinement : refinement.withNotNull());
  }
}
