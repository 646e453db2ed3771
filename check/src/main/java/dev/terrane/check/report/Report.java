package dev.terrane.check.report;

import java.util.List;

/// The results of all checks.
///
/// @param provider the executable
/// @param protocol the version of its protocol; 0 if it did not start
/// @param seed the seed of random configurations
/// @param results the results, in a fixed order
public record Report(String provider, int protocol, long seed, List<CheckResult> results) {
  /// Copies the results.
  public Report {
    results = List.copyOf(results);
  }

  /// All findings.
  public List<Finding> findings() {
    return results.stream().flatMap(result -> result.findings().stream()).toList();
  }

  /// Whether there is no finding.
  public boolean ok() {
    return findings().isEmpty();
  }
}
