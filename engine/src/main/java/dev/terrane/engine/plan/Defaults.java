package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.Elements;
import dev.terrane.provider.schema.Attribute;
import java.util.List;

/// Static defaults. They are applied to the configuration, before anything is compared with the
/// state: so an element of a set keeps what its user wrote, whatever the state holds.
public final class Defaults {
  private Defaults() {}

  /// The configuration with a default wherever the user wrote nothing.
  public static CtyValue apply(List<Attribute<?>> members, CtyValue config) {
    if (!(config instanceof ObjectValue object)) {
      return config;
    }
    var result = object;
    for (var member : members) {
      var written = object.get(member.name());
      var value = value(member, written);
      result = value.equals(written) ? result : result.with(member.name(), value);
    }
    return result;
  }

  private static CtyValue value(Attribute<?> member, CtyValue written) {
    var given = written.isNull() ? member.rules().fallback().orElse(written) : written;
    return member
        .nested()
        .map(nested -> Elements.map(nested.nesting(), given, one -> apply(nested.members(), one)))
        .orElse(given);
  }
}
