package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Nesting;
import dev.terrane.provider.schema.Trait;
import java.util.LinkedHashMap;
import java.util.List;

/// Write-only attributes: they have a value in configuration only (WO1, WO2).
public final class WriteOnly {
  private WriteOnly() {}

  /// Nulls each write-only attribute at every depth; a write-only container becomes null as a whole
  /// (WO5).
  ///
  /// @param members the attributes and blocks of the object
  /// @param value the object; null and unknown stay what they are
  /// @return the value as it may be planned and stored
  public static CtyValue removed(List<Attribute<?>> members, CtyValue value) {
    return Members.map(members, value, WriteOnly::removed);
  }

  private static CtyValue removed(Attribute<?> member, CtyValue value) {
    return member.is(Trait.WRITE_ONLY) ? CtyValue.nullOf(member.ctyType()) : value;
  }

  /// Takes each write-only attribute from the configuration, at every depth but inside sets, which
  /// cannot hold one.
  ///
  /// @param members the attributes and blocks of the object
  /// @param planned the planned object, in which they are null
  /// @param config the configuration that was planned
  /// @return the planned value as the author needs it
  public static CtyValue restored(List<Attribute<?>> members, CtyValue planned, CtyValue config) {
    if (!(planned instanceof ObjectValue object) || !config.isKnown()) {
      return planned;
    }
    var values = new LinkedHashMap<String, CtyValue>(object.attributes());
    for (var member : members) {
      values.computeIfPresent(
          member.name(), (_, value) -> restored(member, value, Members.get(config, member)));
    }
    return CtyValue.object(values);
  }

  private static CtyValue restored(Attribute<?> member, CtyValue planned, CtyValue config) {
    if (member.is(Trait.WRITE_ONLY)) {
      return config;
    }
    return member
        .nested()
        .filter(nested -> nested.nesting() != Nesting.SET)
        .map(nested -> restored(nested, planned, config))
        .orElse(planned);
  }

  private static CtyValue restored(NestedShape nested, CtyValue planned, CtyValue config) {
    var written = Elements.byStep(nested.nesting(), config);
    var absent = CtyValue.nullOf(nested.type());
    return Elements.mapWithStep(
        nested.nesting(),
        planned,
        element ->
            restored(
                nested.members(), element.value(), written.getOrDefault(element.step(), absent)));
  }
}
