package dev.terrane.testkit;

import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.validation.Findings;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// Findings that are remembered, in the order in which they came.
public final class RecordedFindings implements Findings {
  private final List<Diagnostic> all = new CopyOnWriteArrayList<>();

  RecordedFindings() {}

  @Override
  public void add(Diagnostic finding) {
    all.add(finding);
  }

  /// {@return all findings}
  public List<Diagnostic> all() {
    return List.copyOf(all);
  }

  /// {@return those that would stop Terraform}
  public List<Diagnostic> errors() {
    return all.stream().filter(Diagnostic::isError).toList();
  }

  /// {@return those that would not stop Terraform}
  public List<Diagnostic> warnings() {
    return all.stream().filter(finding -> !finding.isError()).toList();
  }

  /// One line for each finding, for the message of a failing test.
  @Override
  public String toString() {
    return all.toString();
  }
}
