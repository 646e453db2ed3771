package dev.terrane.engine.session;

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

  /// Whether Terraform stops here.
  public synchronized boolean hasErrors() {
    return findings.stream().anyMatch(Diagnostic::isError);
  }

  /// All findings so far.
  public synchronized List<Diagnostic> all() {
    return List.copyOf(findings);
  }
}
