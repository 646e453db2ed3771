package dev.terrane.engine.session;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.SchemaMember;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.validation.Findings;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Collects findings in order, each once. For one thread at a time.
public final class Diagnostics implements Findings {
  private final Set<Diagnostic> findings = new LinkedHashSet<>();
  private volatile HandlePaths places = HandlePaths.NONE;
  private Optional<Deferral> deferral = Optional.empty();

  private record Deferral(Deferred.Reason reason, Diagnostic error) {}

  /// Sets the schema in which the paths of handles are found.
  public void about(List<Attribute<?>> members) {
    places = new HandlePaths(members, Optional.empty());
  }

  /// Sets the schema and the configuration in which the paths of handles are found.
  public void about(List<Attribute<?>> members, ObjectValue config) {
    places = new HandlePaths(members, Optional.of(config));
  }

  /// An error at an attribute, at any depth.
  public Diagnostic errorAt(SchemaMember where, String summary, String detail) {
    return Diagnostic.error(places.of(where), summary, detail);
  }

  /// A warning at an attribute, at any depth.
  public Diagnostic warningAt(SchemaMember where, String summary, String detail) {
    return Diagnostic.warning(places.of(where), summary, detail);
  }

  /// Moves a finding about an exception to the attribute that the exception names.
  Diagnostic placed(Throwable thrown, Diagnostic finding) {
    return thrown instanceof Failure failure
        ? failure.attribute().map(where -> at(places.of(where), finding)).orElse(finding)
        : finding;
  }

  private static Diagnostic at(CtyPath place, Diagnostic finding) {
    return new Diagnostic(finding.severity(), finding.summary(), finding.detail(), place);
  }

  /// Author code has deferred.
  ///
  /// @param error the error for a CLI that does not allow it
  synchronized void deferred(Deferred.Reason reason, Diagnostic error) {
    add(error);
    deferral = Optional.of(new Deferral(reason, error));
  }

  /// The reason why author code has deferred, if it has.
  public synchronized Optional<Deferred.Reason> deferral() {
    return deferral.map(Deferral::reason);
  }

  /// All findings but the error of a deferral, for a CLI that allows it.
  public synchronized List<Diagnostic> withoutDeferral() {
    return findings.stream()
        .filter(finding -> deferral.filter(one -> one.error().equals(finding)).isEmpty())
        .toList();
  }

  @Override
  public synchronized void add(Diagnostic finding) {
    findings.add(finding);
  }

  public synchronized void addAll(List<Diagnostic> more) {
    findings.addAll(more);
  }

  /// Adds a text to the error at a path, else to the last error, if there is one.
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

  /// The summary of the last error.
  synchronized Optional<String> lastError() {
    return findings.stream()
        .filter(Diagnostic::isError)
        .reduce((_, later) -> later)
        .map(Diagnostic::summary);
  }

  /// Whether there is an error.
  public synchronized boolean hasErrors() {
    return findings.stream().anyMatch(Diagnostic::isError);
  }

  /// All findings so far.
  public synchronized List<Diagnostic> all() {
    return List.copyOf(findings);
  }
}
