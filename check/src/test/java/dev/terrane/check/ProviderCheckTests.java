package dev.terrane.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.check.config.Arguments;
import dev.terrane.check.process.ProcessOptions;
import dev.terrane.check.report.Finding;
import dev.terrane.check.report.Report;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Programs that are no providers; tests/acceptance checks real ones.
class ProviderCheckTests {
  private static Report report(String script) {
    var process =
        new ProcessOptions(
            List.of("/bin/sh", "-c", script), Duration.ofSeconds(2), Duration.ofSeconds(2));
    var options = new CheckOptions(process, Arguments.NONE, 1, Set.of());
    return new ProviderCheck(options, (_, _, _) -> {}).run();
  }

  private static Finding only(Report report) {
    assertThat(report.findings()).hasSize(1);
    return report.findings().getFirst();
  }

  @ParameterizedTest
  @CsvSource({
    "echo hello; sleep 60, Unrecognized remote plugin message",
    "echo '1|9|tcp|127.0.0.1:1|grpc'; sleep 60, Incompatible API version",
    "exit 3, exited with status 3",
    "sleep 60, no handshake within 2000 ms"
  })
  void aProgramWithoutAHandshakeIsOneFinding(String script, String message) {
    var finding = only(report(script));
    assertThat(finding.rule()).isEqualTo("handshake");
    assertThat(finding.message()).contains(message);
    assertThat(finding.exchange()).isEmpty();
  }

  @Test
  void theLastLinesOfTheProgramAreShown() {
    var finding = only(report("for i in $(seq 30); do echo line $i >&2; done; exit 1"));
    assertThat(finding.output()).hasSize(20).last().isEqualTo("line 30");
    assertThat(finding.message()).doesNotContain("line 30");
  }

  @Test
  void theFirstLinesOfAPanicAreShown() {
    var finding = only(report("echo before >&2; echo panic: broken >&2; seq 30 >&2; exit 2"));
    assertThat(finding.output()).hasSize(20).first().isEqualTo("panic: broken");
  }

  @Test
  void aProgramWithoutAListenerDoesNotRespond() {
    var finding = only(report("echo '1|6|unix|/nonexistent|grpc|'; sleep 60"));
    assertThat(finding.rule()).isIn("handshake", "rpc", "timeout");
  }
}
