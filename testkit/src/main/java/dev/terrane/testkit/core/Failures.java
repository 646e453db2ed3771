package dev.terrane.testkit.core;

import dev.terrane.core.CommandDiagnostics;

/// The messages of failed steps.
final class Failures {
  private Failures() {}

  static void requireOk(String step, CommandDiagnostics findings) {
    if (!findings.ok()) {
      throw new AssertionError(step + " failed:" + findings);
    }
  }
}
