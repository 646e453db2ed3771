package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import dev.terrane.provider.schema.Trait;
import java.util.List;

/// Completes absent blocks: a collection of blocks is empty, never null (B1).
public final class Blocks {
  private Blocks() {}

  /// The object of an empty configuration.
  ///
  /// @param members its attributes and blocks
  /// @return attributes and single blocks null, collections of blocks empty, groups with null
  ///   members
  public static CtyValue empty(List<Attribute<?>> members) {
    return ObjectMembers.of(members).object(members.stream().map(Blocks::absent).toList());
  }

  /// Replaces null collections of blocks, and null groups, with empty ones at every depth.
  ///
  /// @param members the attributes and blocks of the object
  /// @param value the object; null and unknown are returned unchanged
  /// @return the value with empty instead of absent blocks
  public static CtyValue completed(List<Attribute<?>> members, CtyValue value) {
    return ObjectMembers.of(members).have(Feature.BLOCK)
        ? Members.map(members, value, Blocks::present)
        : value;
  }

  private static CtyValue present(Attribute<?> member, CtyValue value) {
    return value.isNull() && Members.isBlock(member) ? absent(member) : value;
  }

  /// The value of a member that is not configured.
  ///
  /// @param member the attribute or block
  /// @return null, or an empty collection or group of blocks
  public static CtyValue absent(Attribute<?> member) {
    return member
        .nested()
        .map(nested -> absent(nested, member))
        .orElseGet(() -> CtyValue.nullOf(member.ctyType()));
  }

  /// Whether a known value is one of a member that is not configured: null, an empty collection of
  /// blocks, or an empty collection that means null.
  ///
  /// @param member the attribute or block
  /// @param value its value
  public static boolean isAbsent(Attribute<?> member, CtyValue value) {
    return value.isNull()
        || value.equals(absent(member))
        || (member.is(Trait.EMPTY_IS_NULL) && Elements.isEmpty(value));
  }

  private static CtyValue absent(NestedShape nested, Attribute<?> member) {
    return nested.absent(member.ctyType());
  }
}
