package dev.terrane.engine.plan;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.Elements;
import dev.terrane.provider.schema.ObjectMembers;

/// The value of one path in the state, in the configuration with defaults, and in the plan; null
/// where it does not exist.
record PlannedValue(CtyValue prior, CtyValue config, CtyValue planned) {
  private static final CtyValue NOTHING = CtyValue.nullOf(CtyType.DYNAMIC);

  /// A planned value without prior state and configuration.
  static PlannedValue of(CtyValue planned) {
    return new PlannedValue(NOTHING, NOTHING, planned);
  }

  PlannedValue with(CtyValue other) {
    return new PlannedValue(prior, config, other);
  }

  PlannedValue member(String name) {
    return new PlannedValue(inside(prior, name), inside(config, name), inside(planned, name));
  }

  PlannedValue member(ObjectMembers members, int index) {
    return new PlannedValue(
        inside(prior, members, index),
        inside(config, members, index),
        inside(planned, members, index));
  }

  PlannedValue at(CtyPath step) {
    return new PlannedValue(
        Elements.at(prior, step), Elements.at(config, step), Elements.at(planned, step));
  }

  /// Whether an attribute is configured.
  boolean isWritten(String name) {
    return !inside(config, name).isNull();
  }

  private static CtyValue inside(CtyValue value, ObjectMembers members, int index) {
    return value instanceof ObjectValue object ? members.value(index, object) : NOTHING;
  }

  private static CtyValue inside(CtyValue value, String name) {
    return value instanceof ObjectValue object ? object.get(name) : NOTHING;
  }
}
