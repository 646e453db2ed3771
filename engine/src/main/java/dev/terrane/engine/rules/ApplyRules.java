package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyWalk;
import dev.terrane.provider.schema.Attribute;
import java.util.List;

/// Checks the new state that create, update or delete returns.
public final class ApplyRules {
  private ApplyRules() {}

  /// Checks the result of a successful apply (AP7 to AP11). A value that violates a rule by itself
  /// is not compared with the plan.
  ///
  /// @param members the attributes and blocks of the resource
  /// @param planned the planned state; null to delete
  /// @param actual the new state
  /// @return the violations
  public static List<Violation> check(
      List<Attribute<?>> members, CtyValue planned, CtyValue actual) {
    if (planned.isNull()) {
      return ReturnedValue.of(members, actual)
          .isNull("AP11", "still present after delete")
          .violations();
    }
    var found = checkPartial(members, actual);
    return found.isEmpty() ? CompatibilityRules.check(members, planned, actual) : found;
  }

  /// Checks the state after an apply that failed (AP7, AP8, AP9). It need not match the plan
  /// (AP15); null means that nothing has changed.
  ///
  /// @param members the attributes and blocks of the resource
  /// @param actual the partial state
  /// @return what Terraform would refuse
  public static List<Violation> checkPartial(List<Attribute<?>> members, CtyValue actual) {
    return ReturnedValue.of(members, actual)
        .conforms("AP7")
        .writeOnly("AP8")
        .known("AP9")
        .violations();
  }

  /// Replaces unknown values with null at every depth, as Terraform does before it stores a result
  /// (AP9).
  ///
  /// @param value the value
  /// @return the same value, wholly known
  public static CtyValue unknownsRemoved(CtyValue value) {
    return value.isWhollyKnown()
        ? value
        : CtyWalk.transform(
            value, (_, part) -> part.isUnknown() ? CtyValue.nullOf(part.type()) : part);
  }
}
