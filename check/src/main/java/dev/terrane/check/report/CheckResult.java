package dev.terrane.check.report;

import java.util.List;
import java.util.Optional;

/// The result of one check of one part.
///
/// @param part the part of the provider: `resource random_pet`
/// @param check the name of the check
/// @param findings the findings, in the order of the calls
/// @param skipped the reason why the check, or the rest of it, did not run; empty if it did
public record CheckResult(
    String part, String check, List<Finding> findings, Optional<String> skipped) {
  /// Copies the findings.
  public CheckResult {
    findings = List.copyOf(findings);
  }
}
