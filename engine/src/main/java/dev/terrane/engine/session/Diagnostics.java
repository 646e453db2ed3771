package dev.terrane.engine.session;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.validation.Findings;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Collects findings in order; the same finding twice counts once. One thread at a time.
public final class Diagnostics implements Findings {
  private final Set<Diagnostic> findings = new LinkedHashSet<>();
  private volatile HandlePaths places = HandlePaths.NONE;

  /// Says which schema handles stand in.
  public void about(List<Attribute<?>> members) {
    places = new HandlePaths(members, Optional.empty());
  }

  /// Says which schema handles stand in, and what the user wrote.
  public void about(List<Attribute<?>> members, ObjectValue config) {
    places = new HandlePaths(members, Optional.of(config));
  }

  /// An error at an attribute, wherever it stands.
  public Diagnostic errorAt(Attribute<?> where, String summary, String detail) {
    return Diagnostic.error(places.of(where), summary, detail);
  }

  /// A warning at an attribute, wherever it stands.
  public Diagnostic warningAt(Attribute<?> where, String summary, String detail) {
    return Diagnostic.warning(places.of(where), summary, detail);
  }

  /// A finding about what was thrown, at the attribute that this names.
  Diagnostic placed(Throwable thrown, Diagnostic finding) {
    return thrown instanceof Failure failure
        ? failure.attribute().map(where -> at(places.of(where), finding)).orElse(finding)
        : finding;
  }

  private static Diagnostic at(CtyPath place, Diagnostic finding) {
    return new Diagnostic(finding.severity(), finding.summary(), finding.detail(), place);
  }

  @Override
  public synchronized void add(Diagnostic finding) {
    findings.add(finding);
  }

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
