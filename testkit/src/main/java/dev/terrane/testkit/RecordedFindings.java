package dev.terrane.testkit;

import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.validation.Findings;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// Collects diagnostics in order.
public final class RecordedFindings implements Findings {
  private final List<Diagnostic> all = new CopyOnWriteArrayList<>();

  RecordedFindings() {}

  @Override
  public void add(Diagnostic finding) {
    all.add(finding);
  }

  /// {@return all diagnostics}
  public List<Diagnostic> all() {
    return List.copyOf(all);
  }

  /// {@return the errors}
  public List<Diagnostic> errors() {
    return all.stream().filter(Diagnostic::isError).toList();
  }

  /// {@return the warnings}
  public List<Diagnostic> warnings() {
    return all.stream().filter(finding -> !finding.isError()).toList();
  }

  /// Returns one line for each diagnostic, for the message of a failing test.
  @Override
  public String toString() {
    return all.toString();
  }
}
