package dev.terrane.engine.plan;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;

/// The same place seen from the state, from the configuration with defaults, from the plan. Where
/// there is nothing to be seen it is null.
record Sides(CtyValue prior, CtyValue config, CtyValue planned) {
  private static final CtyValue NOTHING = CtyValue.nullOf(CtyType.DYNAMIC);

  /// A value that is compared with nothing.
  static Sides of(CtyValue planned) {
    return new Sides(NOTHING, NOTHING, planned);
  }

  Sides with(CtyValue other) {
    return new Sides(prior, config, other);
  }

  Sides member(String name) {
    return new Sides(inside(prior, name), inside(config, name), inside(planned, name));
  }

  Sides at(Object key) {
    return new Sides(Elements.at(prior, key), Elements.at(config, key), Elements.at(planned, key));
  }

  /// Whether the user wrote it.
  boolean isWritten(String name) {
    return !inside(config, name).isNull();
  }

  private static CtyValue inside(CtyValue value, String name) {
    return value instanceof ObjectValue object ? object.get(name) : NOTHING;
  }
}
