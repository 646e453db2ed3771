package dev.terrane.tests.acceptance.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.check.config.Arguments;
import dev.terrane.check.report.Finding;
import dev.terrane.check.report.JsonReport;
import dev.terrane.check.report.JunitReport;
import dev.terrane.check.report.Report;
import dev.terrane.check.report.TextReport;
import dev.terrane.tests.acceptance.harness.GoModule;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The check finds each fault of a provider in Go, and nothing else.
class PlantedFaultsAT {
  private static final Path FAULTY =
      Path.of("target", "check", "terraform-provider-faulty").toAbsolutePath();
  private static final Duration LIMIT = Duration.ofSeconds(5);

  private static Report report;

  @BeforeAll
  static void check() throws Exception {
    GoModule.of("check").build("./faulty", FAULTY);
    var arguments = Arguments.read(Checked.resource("faulty.json"));
    report = Checked.of(List.of(FAULTY.toString()), arguments, LIMIT);
  }

  private static Finding finding(String type) {
    return report.findings().stream()
        .filter(one -> one.part().equals("resource faulty_" + type))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void eachFaultIsOneFinding() throws Exception {
    assertThat(String.join("\n", Checked.lines(report)))
        .isEqualTo(String.join("\n", Checked.table("planted-faults.txt")));
  }

  @Test
  void aCrashIsReportedWithTheOutputOfTheProvider() {
    assertThat(finding("validate_panic").output())
        .anyMatch(line -> line.contains("panic: the validation is broken"));
    assertThat(finding("validate_exit").message())
        .isEqualTo("the provider ended with status 3 in ValidateResourceConfig");
  }

  @Test
  void aTimeoutNamesTheCall() {
    assertThat(finding("validate_hang").message())
        .isEqualTo("ValidateResourceConfig did not return within 5 s");
  }

  @Test
  void aFindingShowsRequestAndResponseWithoutSensitiveValues() {
    var text = TextReport.of(report);
    assertThat(text)
        .contains("Request of ApplyResourceChange:")
        .contains("\"name\": \"another name\"")
        .contains("\"password\": \"(sensitive value)\"")
        .contains("\"id\": \"(known after apply)\"")
        .doesNotContain("top secret")
        .doesNotContain("hidden");
    assertThat(JsonReport.of(report)).contains("\"rule\": \"K13\"").doesNotContain("top secret");
    assertThat(JunitReport.of(report)).contains("<failure type=\"K13\"");
  }

  @Test
  void theSameCheckHasTheSameReport() throws Exception {
    var arguments = Arguments.read(Checked.resource("faulty.json"));
    var again = Checked.of(List.of(FAULTY.toString()), arguments, LIMIT);
    assertThat(Checked.lines(again)).isEqualTo(Checked.lines(report));
  }

  @ParameterizedTest
  @CsvSource({
    "garbage, handshake, Unrecognized remote plugin message, ''",
    "exit, handshake, exited with status 7, no licence found",
    "hang, handshake, no handshake within 2000 ms, waiting for a licence",
    "schema, crash, ended with status 2 in GetProviderSchema, the schema is broken"
  })
  void aProviderThatDoesNotStartIsOneFinding(
      String fault, String rule, String message, String output) {
    var command = List.of("/usr/bin/env", "FAULTY_START=" + fault, FAULTY.toString());
    assertThat(Checked.started(command).findings())
        .singleElement()
        .satisfies(one -> {
          assertThat(one.rule()).isEqualTo(rule);
          assertThat(one.message()).contains(message);
          assertThat(String.join("\n", one.output())).contains(output);
        });
  }
}
