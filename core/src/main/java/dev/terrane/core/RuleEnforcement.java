package dev.terrane.core;

import dev.terrane.cty.CtyPath;
import dev.terrane.engine.rules.Violation;
import java.util.List;
import java.util.Optional;

/// Ends the command if a response violates a rule and the rules are enforced.
///
/// @param enforced whether the command ends
record RuleEnforcement(boolean enforced) {
  /// Ends the command if there is a violation.
  ///
  /// @param step the step of Core, for the message
  /// @throws CoreException if there is one and rules are enforced
  void require(String step, List<Violation> violations) {
    if (enforced && !violations.isEmpty()) {
      throw CoreException.of(step, violations);
    }
  }

  /// A violation of the whole response.
  static Violation whole(String rule, String reason) {
    return new Violation(CtyPath.ROOT, rule, reason, Optional.empty(), Optional.empty());
  }

  /// Rejects a deferral that Core does not allow (R3).
  void requireNoDeferral(String step, Optional<?> deferral) {
    if (deferral.isPresent()) {
      require(
          step,
          List.of(whole("R3", "provider deferred changes when Terraform did not allow deferrals")));
    }
  }
}
