package dev.terrane.testkit.internal.cli;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Diagnostic.Severity;
import dev.terrane.testkit.internal.process.Output;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// Reads the diagnostics that a command prints.
///
/// @param file the file of the configuration to which paths refer
/// @param lines the attributes by the line that they begin at in this file
record Findings(String file, Map<Integer, CtyPath> lines) {
  /// The summaries with which a CLI reports that a response violates a rule.
  private static final Set<String> VIOLATIONS =
      Set.of(
          "Provider produced invalid plan",
          "Provider produced inconsistent final plan",
          "Provider produced inconsistent result after apply",
          "Provider produced invalid object",
          "Provider returned invalid result object after apply",
          "Provider returned unexpected identity",
          "Invalid provider response");

  /// The diagnostics of a command with `-json`. A failed command has an error at least.
  ///
  /// @throws AssertionError if the CLI reports a bug of the provider, or an error in the
  ///   configuration of the provider
  CommandDiagnostics of(Output output) {
    var found = documents(output).map(this::checked).toList();
    var all = new CommandDiagnostics(found);
    if (output.exitCode() == 0 || !all.ok()) {
      return all;
    }
    var detail = output.stdout() + output.stderr();
    return all.and(
        new CommandDiagnostics(
            List.of(Diagnostic.error(CtyPath.ROOT, "The command failed", detail))));
  }

  private static Stream<Document> documents(Output output) {
    return Document.ifJson(output.stdout())
        .filter(one -> one.names().contains("diagnostics"))
        .map(one -> one.at("diagnostics").elements().stream())
        .orElseGet(() ->
            output
                .stdout()
                .lines()
                .flatMap(line -> Document.ifJson(line).stream())
                .filter(one -> one.at("type").text().equals("diagnostic"))
                .map(one -> one.at("diagnostic")));
  }

  private Diagnostic checked(Document found) {
    var diagnostic = diagnostic(found);
    if (diagnostic.isError() && VIOLATIONS.contains(diagnostic.summary())) {
      throw new AssertionError(diagnostic.summary() + "\n" + diagnostic.detail());
    }
    if (diagnostic.isError() && place(found).equals(ProviderFile.NAME)) {
      throw new AssertionError(
          "configuring the provider failed:" + new CommandDiagnostics(List.of(diagnostic)));
    }
    return diagnostic;
  }

  private Diagnostic diagnostic(Document found) {
    var severity = found.at("severity").text().equals("error") ? Severity.ERROR : Severity.WARNING;
    return new Diagnostic(
        severity, found.at("summary").text(), found.at("detail").text(), path(found));
  }

  private CtyPath path(Document found) {
    var line = (int) found.at("range", "start", "line").number();
    return place(found).equals(file) ? lines.getOrDefault(line, CtyPath.ROOT) : CtyPath.ROOT;
  }

  private static String place(Document found) {
    return found.at("range", "filename").text();
  }
}
