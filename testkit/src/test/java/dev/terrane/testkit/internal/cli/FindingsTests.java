package dev.terrane.testkit.internal.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.testkit.internal.process.Output;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The diagnostics of a CLI.
class FindingsTests {
  private static final CtyPath NAME = CtyPath.ROOT.attribute("name");
  private static final Findings FINDINGS = new Findings("main.tf.json", Map.of(3, NAME));

  private static Output output(int exitCode, String stdout) {
    return new Output(List.of("terraform", "plan"), exitCode, stdout, "");
  }

  private static String error(String summary, String file, int line) {
    return """
    {"severity":"error","summary":"%s","detail":"d",\
    "range":{"filename":"%s","start":{"line":%d}}}\
    """
        .formatted(summary, file, line);
  }

  @Test
  void aDiagnosticIsAtTheAttributeOfItsLine() {
    var line = "{\"type\":\"diagnostic\",\"diagnostic\":" + error("s", "main.tf.json", 3) + "}\n";
    var text = "{\"type\":\"version\"}\nnot JSON\n" + line;
    assertThat(FINDINGS.of(output(1, text)).all())
        .containsExactly(Diagnostic.error(NAME, "s", "d"));
  }

  @Test
  void theReportOfAValidationIsOneDocument() {
    var report = "{\"valid\":false,\"diagnostics\":[" + error("s", "main.tf.json", 1) + "]}";
    assertThat(FINDINGS.of(output(1, report)).all())
        .containsExactly(Diagnostic.error(CtyPath.ROOT, "s", "d"));
  }

  @Test
  void aCommandThatFailsWithoutADiagnosticHasAnError() {
    assertThat(FINDINGS.of(output(1, "panic")).only().detail()).isEqualTo("panic");
    assertThat(FINDINGS.of(output(0, "")).all()).isEmpty();
  }

  @Test
  void aBugOfTheProviderFailsTheStep() {
    var text = "{\"diagnostics\":[" + error("Provider produced invalid plan", "", 1) + "]}";
    assertThatThrownBy(() -> FINDINGS.of(output(1, text)))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("Provider produced invalid plan");
  }

  @Test
  void anErrorInTheProviderBlockFailsTheStep() {
    var text = "{\"diagnostics\":[" + error("No token", "provider.tf.json", 1) + "]}";
    assertThatThrownBy(() -> FINDINGS.of(output(1, text)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("configuring the provider failed");
  }
}
