package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import java.util.List;

/** Write-only attributes: they have a value in configuration only (WO1, WO2). */
public final class WriteOnly {
  private WriteOnly() {}

  /**
   * Nulls each write-only attribute at every depth; a write-only container becomes null as a whole
   * (WO5).
   *
   * @param members the attributes and blocks of the object
   * @param value the object; null and unknown stay what they are
   * @return the value as it may be planned and stored
   */
  public static CtyValue nulled(List<Attribute<?>> members, CtyValue value) {
    return Members.map(members, value, WriteOnly::nulled);
  }

  private static CtyValue nulled(Attribute<?> member, CtyValue value) {
    return member.is(Trait.WRITE_ONLY) ? CtyValue.nullOf(member.ctyType()) : value;
  }
}
