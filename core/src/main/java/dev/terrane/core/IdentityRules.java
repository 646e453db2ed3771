package dev.terrane.core;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.rules.Violation;
import java.util.List;

/// Core's rules for the identity of an object (R4, ID1).
///
/// @param resource the resource type
record IdentityRules(ResourceSchema resource) {
  /// Checks an identity that must be known; null is accepted.
  ///
  /// @throws CoreException if it does not match the schema
  List<Violation> known(String step, DynamicValue identity) {
    return resource.decodeIdentity(step, identity).isWhollyKnown()
        ? List.of()
        : List.of(RuleEnforcement.whole("R4", "the identity is not wholly known"));
  }

  /// Checks a planned identity; that of a new object may be unknown.
  ///
  /// @throws CoreException if it does not match the schema
  List<Violation> planned(Action action, DynamicValue identity) {
    var violations = known("plan", identity);
    return action == Action.CREATE ? List.of() : violations;
  }
}
