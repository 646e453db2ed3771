package dev.terrane.check.report;

import dev.terrane.cty.CtyValue;
import java.util.stream.Collectors;

/// A report for people.
public final class TextReport {
  private static final int INDENT = 4;

  private TextReport() {}

  /// The text, with a line break at its end.
  public static String of(Report report) {
    var text = new StringBuilder();
    report.findings().forEach(finding -> text.append(of(finding)).append('\n'));
    skipped(report, text);
    return text.append(summary(report)).append('\n').toString();
  }

  private static void skipped(Report report, StringBuilder text) {
    var reasons =
        report.results().stream()
            .filter(result -> result.skipped().isPresent())
            .collect(
                Collectors.groupingBy(
                    result -> result.check() + ": " + result.skipped().orElseThrow(),
                    java.util.LinkedHashMap::new,
                    Collectors.counting()));
    reasons.forEach((reason, count) ->
        text.append("skipped (").append(count).append(") ").append(reason).append('\n'));
  }

  private static String summary(Report report) {
    var findings = report.findings();
    var errors = findings.stream().filter(one -> one.severity() == Severity.ERROR).count();
    return "%s, protocol %d: %d checks, %d errors, %d warnings (seed %d)"
        .formatted(
            report.provider(),
            report.protocol(),
            report.results().size(),
            errors,
            findings.size() - errors,
            report.seed());
  }

  static String of(Finding finding) {
    var text = new StringBuilder();
    text.append(finding.severity().text()).append(' ').append(finding.rule()).append(": ");
    text.append(finding.place()).append('\n');
    text.append("  ").append(finding.message().replace("\n", "\n  ")).append('\n');
    text.append("  Suggested fix: ").append(finding.fix()).append('\n');
    finding.exchange().ifPresent(exchange -> exchange(exchange, text));
    if (!finding.output().isEmpty()) {
      text.append("  Last output of the provider:\n");
      finding.output().forEach(line -> text.append("    ").append(line).append('\n'));
    }
    return text.toString();
  }

  private static void exchange(Exchange exchange, StringBuilder text) {
    document("Request of " + exchange.rpc(), exchange.request(), text);
    exchange.response().ifPresent(response -> document("Response", response, text));
  }

  private static void document(String title, CtyValue document, StringBuilder text) {
    text.append("  ").append(title).append(":\n");
    text.append(JsonDocument.text(document).indent(INDENT));
  }
}
