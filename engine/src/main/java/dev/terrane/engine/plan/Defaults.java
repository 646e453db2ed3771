package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.Elements;
import dev.terrane.engine.rules.ObjectEdit;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import java.util.List;

/// Static defaults. They are applied to the configuration before it is compared with the state, so
/// that an element of a set keeps its configured values whatever the state contains.
public final class Defaults {
  private Defaults() {}

  /// The configuration with defaults in place of null.
  public static CtyValue apply(List<Attribute<?>> members, CtyValue config) {
    var all = ObjectMembers.of(members);
    if (!(config instanceof ObjectValue object) || !all.have(Feature.DEFAULT)) {
      return config;
    }
    var edit = new ObjectEdit(all, object);
    for (var i = 0; i < all.size(); i++) {
      edit.set(i, value(all.get(i), edit.get(i)));
    }
    return edit.result();
  }

  private static CtyValue value(Attribute<?> member, CtyValue written) {
    var given = written.isNull() ? member.rules().fallback().orElse(written) : written;
    return member
        .nested()
        .map(nested -> Elements.map(nested.nesting(), given, one -> apply(nested.members(), one)))
        .orElse(given);
  }
}
