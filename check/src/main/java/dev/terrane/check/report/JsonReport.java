package dev.terrane.check.report;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import java.util.LinkedHashMap;

/// A report for programs: a JSON document whose members are only added to.
public final class JsonReport {
  private static final long FORMAT = 1;
  private static final CtyValue NULL = CtyValue.nullOf(CtyType.STRING);

  private JsonReport() {}

  /// The document, with a line break at its end.
  public static String of(Report report) {
    var document = new LinkedHashMap<String, CtyValue>();
    document.put("format", CtyValue.number(FORMAT));
    document.put("provider", CtyValue.string(report.provider()));
    document.put("protocol", CtyValue.number(report.protocol()));
    document.put("seed", CtyValue.number(report.seed()));
    document.put("ok", CtyValue.bool(report.ok()));
    document.put("checks", CtyValue.tuple(report.results().stream().map(JsonReport::of).toList()));
    return JsonDocument.text(CtyValue.object(document)) + "\n";
  }

  private static CtyValue of(CheckResult result) {
    var document = new LinkedHashMap<String, CtyValue>();
    document.put("part", CtyValue.string(result.part()));
    document.put("check", CtyValue.string(result.check()));
    document.put("skipped", result.skipped().<CtyValue>map(CtyValue::string).orElse(NULL));
    document.put(
        "findings", CtyValue.tuple(result.findings().stream().map(JsonReport::of).toList()));
    return CtyValue.object(document);
  }

  private static CtyValue of(Finding finding) {
    var document = new LinkedHashMap<String, CtyValue>();
    document.put("severity", CtyValue.string(finding.severity().text()));
    document.put("rule", CtyValue.string(finding.rule()));
    document.put("path", CtyValue.string(finding.path()));
    document.put("message", CtyValue.string(finding.message()));
    document.put("fix", CtyValue.string(finding.fix()));
    document.put("exchange", finding.exchange().map(JsonReport::of).orElse(NULL));
    document.put(
        "output", CtyValue.tuple(finding.output().stream().map(CtyValue::string).toList()));
    return CtyValue.object(document);
  }

  private static CtyValue of(Exchange exchange) {
    var document = new LinkedHashMap<String, CtyValue>();
    document.put("rpc", CtyValue.string(exchange.rpc()));
    document.put("request", exchange.request());
    document.put("response", exchange.response().orElse(NULL));
    return CtyValue.object(document);
  }
}
