package dev.terrane.engine.session;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.resource.Findings;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Collects findings in order; the same finding twice counts once. One thread at a time.
public final class Diagnostics implements Findings {
  private final Set<Diagnostic> findings = new LinkedHashSet<>();

  @Override
  public synchronized void add(Diagnostic finding) {
    findings.add(finding);
  }

  /// Adds several findings.
  public synchronized void addAll(List<Diagnostic> more) {
    findings.addAll(more);
  }

  /// Adds words to the error at a place, else to the last one; none where there is no error.
  public synchronized void amend(CtyPath place, String words) {
    var errors = findings.stream().filter(Diagnostic::isError).toList();
    errors.stream()
        .filter(error -> error.path().equals(place))
        .findFirst()
        .or(() -> errors.reversed().stream().findFirst())
        .ifPresent(error -> amend(error, words));
  }

  private void amend(Diagnostic error, String words) {
    var all = List.copyOf(findings);
    findings.clear();
    for (var one : all) {
      findings.add(
          one.equals(error)
              ? Diagnostic.error(one.path(), one.summary(), one.detail() + words)
              : one);
    }
  }

  /// Whether Terraform stops here.
  public synchronized boolean hasErrors() {
    return findings.stream().anyMatch(Diagnostic::isError);
  }

  /// All findings so far.
  public synchronized List<Diagnostic> all() {
    return List.copyOf(findings);
  }
}
