package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.rules.Members;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import dev.terrane.provider.schema.Trait;
import java.util.List;

/// Detects changes that are applied without author code: derived and owned values, and null instead
/// of an empty collection where that means the same.
public final class FrameworkChange {
  private FrameworkChange() {}

  /// Whether all differences are of that kind; also if there are none.
  public static boolean isAllThatDiffers(
      List<Attribute<?>> members, CtyValue prior, CtyValue planned) {
    return prior.isKnown()
        && (prior.equals(planned) || rest(members, prior).equals(rest(members, planned)));
  }

  private static CtyValue rest(List<Attribute<?>> members, CtyValue value) {
    var seen = AuthorValues.of(members, value);
    return ObjectMembers.of(members).have(Feature.DERIVED)
        ? Members.map(members, seen, FrameworkChange::rest)
        : seen;
  }

  private static CtyValue rest(Attribute<?> member, CtyValue value) {
    return member.is(Trait.DERIVED) ? CtyValue.nullOf(member.ctyType()) : value;
  }
}
