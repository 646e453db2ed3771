package dev.terrane.check.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReportTests {
  private static final Exchange EXCHANGE =
      new Exchange(
          "PlanResourceChange",
          JsonDocument.of(
              CtyValue.object(
                  Map.of(
                      "size",
                      CtyValue.unknown(CtyType.NUMBER),
                      "tags",
                      CtyValue.list(CtyType.STRING, List.of(CtyValue.nullOf(CtyType.STRING)))))),
          Optional.of(CtyValue.object(Map.of())));

  private static final Finding FINDING =
      new Finding(
          Severity.ERROR,
          "A6",
          "resource x_note",
          "size",
          "planned <7> & more",
          SuggestedFixes.of("A6"),
          Optional.of(EXCHANGE),
          List.of("panic: \u0007"));

  private static final Report REPORT =
      new Report(
          "terraform-provider-x",
          6,
          1,
          List.of(
              new CheckResult("resource x_note", "plan", List.of(FINDING), Optional.empty()),
              new CheckResult("resource x_note", "import", List.of(), Optional.of("no account"))));

  @Test
  void aTextNamesRulePlaceFixRequestAndResponse() {
    assertThat(TextReport.of(REPORT))
        .isEqualTo(
            """
            error A6: resource x_note, size
              planned <7> & more
              Suggested fix: declare the attribute computed, or plan null for it.
              Request of PlanResourceChange:
                {
                  "size": "(known after apply)",
                  "tags": [
                    null
                  ]
                }
              Response:
                {}
              Last output of the provider:
                panic: \u0007

            skipped (1) import: no account
            terraform-provider-x, protocol 6: 2 checks, 1 errors, 0 warnings (seed 1)
            """);
  }

  @Test
  void jsonIsOneDocument() {
    var bytes = JsonReport.of(REPORT).getBytes(StandardCharsets.UTF_8);
    var document = (CtyValue.ObjectValue) Json.decodeDocument(bytes);
    assertThat(document.get("ok")).isEqualTo(CtyValue.bool(false));
    assertThat(((CtyValue.TupleValue) document.get("checks")).elements()).hasSize(2);
  }

  @Test
  void junitHasATestCaseForEachCheck() {
    assertThat(JunitReport.of(REPORT))
        .contains("tests=\"2\" failures=\"1\" skipped=\"1\"")
        .contains("<testcase classname=\"resource x_note\" name=\"plan\"><failure type=\"A6\"")
        .contains("planned &lt;7&gt; &amp; more")
        .contains("<skipped message=\"no account\"")
        .doesNotContain("\u0007");
  }

  @Test
  void eachFixBeginsWithAVerb() {
    assertThat(List.of("A6", "K13", "WO1", "S14", "crash", "F5", "unheard-of"))
        .allSatisfy(rule -> assertThat(SuggestedFixes.of(rule)).matches("[a-z]+ .*\\."));
  }
}
