package dev.terrane.check.part;

import dev.terrane.check.message.MessageDocuments;
import dev.terrane.check.process.CallFailure;
import dev.terrane.check.process.RecordedCall;
import dev.terrane.check.report.Exchange;
import dev.terrane.check.report.Finding;
import dev.terrane.check.report.Severity;
import dev.terrane.check.report.SuggestedFixes;
import dev.terrane.core.CoreException;
import dev.terrane.engine.rules.Violation;
import dev.terrane.provider.Diagnostic;
import dev.terrane.rpc.proto.WireException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The findings of one check of one part, each with the last call. Not thread-safe.
public final class Findings {
  /// The name of a rule at the end of a message.
  private static final Pattern RULE = Pattern.compile("\\(([A-Z]+[0-9]+)\\)$");

  private final CheckedProvider provider;
  private final CheckedPart part;
  private final List<Finding> all = new ArrayList<>();

  /// The findings of a part.
  public Findings(CheckedProvider provider, CheckedPart part) {
    this.provider = provider;
    this.part = part;
  }

  /// All findings, in the order of the calls.
  public List<Finding> all() {
    return List.copyOf(all);
  }

  /// Adds an error of the last call.
  void error(String rule, String path, String message) {
    add(Severity.ERROR, rule, path, message);
  }

  /// Adds a warning of the last call.
  void warning(String rule, String path, String message) {
    add(Severity.WARNING, rule, path, message);
  }

  private void add(Severity severity, String rule, String path, String message) {
    add(severity, new Problem(rule, path, message), exchange(), List.of());
  }

  private record Problem(String rule, String path, String message) {}

  private void add(
      Severity severity, Problem problem, Optional<Exchange> exchange, List<String> output) {
    var finding =
        new Finding(
            severity,
            problem.rule(),
            part.toString(),
            problem.path(),
            problem.message(),
            SuggestedFixes.of(problem.rule()),
            exchange,
            output);
    if (all.stream().noneMatch(finding::repeats)) {
      all.add(finding);
    }
  }

  /// Adds a finding about a declaration, without a call.
  void declared(Severity severity, String rule, String path, String message) {
    add(severity, new Problem(rule, path, message), Optional.empty(), List.of());
  }

  /// Adds violations of rules.
  void violations(List<Violation> violations) {
    for (var one : violations) {
      var message = new StringBuilder(one.reason());
      one.expected().ifPresent(value -> message.append("; expected ").append(value));
      one.actual().ifPresent(value -> message.append("; actual ").append(value));
      error(one.rule(), one.path().toString(), message.toString());
    }
  }

  /// Adds the rules that Core has enforced.
  public void failed(CoreException e) {
    if (e.violations().isEmpty()) {
      var message = String.valueOf(e.getMessage());
      var named = RULE.matcher(message);
      error(named.find() ? named.group(1) : "W1", "", message);
    }
    violations(e.violations());
  }

  /// Adds a message that is not readable.
  public void unreadable(WireException e) {
    error("message", "", "a response is not readable: " + e.getMessage());
  }

  /// Adds a call without a response.
  public void failed(CallFailure e) {
    var exchange = e.rule().equals("handshake") ? Optional.<Exchange>empty() : exchange();
    add(Severity.ERROR, new Problem(e.rule(), "", e.reason()), exchange, e.output());
  }

  /// Adds the first error that the provider has returned for the author's arguments.
  ///
  /// @param step what was called
  /// @return whether there is none
  boolean succeeded(String step, List<Diagnostic> diagnostics) {
    var error = diagnostics.stream().filter(Diagnostic::isError).findFirst();
    error.ifPresent(one ->
        error(
            "error",
            one.path().toString(),
            step
                + " failed: "
                + one.summary()
                + (one.detail().isEmpty() ? "" : ": " + one.detail())));
    return error.isEmpty();
  }

  private Optional<Exchange> exchange() {
    return provider.isLoaded() ? provider.lastCall().map(this::exchange) : Optional.empty();
  }

  private <Q, A> Exchange exchange(RecordedCall<Q, A> call) {
    var schemas = provider.schemas();
    return new MessageDocuments(schemas.received().protocol())
        .exchange(call, PartValues.of(part, schemas));
  }
}
