package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import java.util.List;

/// The rules for what an ephemeral resource opens (E3): it is held against the configuration as a
/// plan without a prior state is.
public final class EphemeralRules {
  private static final String NAME = "E3";

  private EphemeralRules() {}

  /// Checks an opened value. One that holds something unknown is refused here; Terraform does not
  /// look, and hands it on.
  ///
  /// @param members the attributes and blocks of the ephemeral resource
  /// @param config the configuration that it was opened for
  /// @param opened the result
  /// @return what Terraform would refuse
  public static List<Violation> check(
      List<Attribute<?>> members, CtyValue config, CtyValue opened) {
    var alone =
        ReturnedValue.of(members, opened)
            .conforms(NAME)
            .notNull(NAME, "opened a null object")
            .known(NAME)
            .violations();
    return alone.isEmpty() ? held(members, config, opened) : alone;
  }

  private static List<Violation> held(
      List<Attribute<?>> members, CtyValue config, CtyValue opened) {
    var nothing = CtyValue.nullOf(opened.type());
    return PlanRules.check(members, nothing, config, opened).stream()
        .map(violation -> violation.under(NAME))
        .toList();
  }
}
