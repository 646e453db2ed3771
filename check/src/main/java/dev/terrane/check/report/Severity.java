package dev.terrane.check.report;

/// The severity of a finding.
public enum Severity {
  /// Terraform fails, or the provider does.
  ERROR,
  /// Terraform accepts it, but users may be surprised.
  WARNING;

  /// The word in reports.
  public String text() {
    return this == ERROR ? "error" : "warning";
  }
}
