package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.rules.Members;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import dev.terrane.provider.schema.Trait;
import java.util.List;

/// Changes that no author needs to hear of: what is derived, what the framework owns, and null in
/// the place of an empty collection where that is the same to him.
public final class FrameworkChange {
  private FrameworkChange() {}

  /// Whether all that differs is of that kind; also when nothing does.
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
