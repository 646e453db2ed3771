package dev.terrane.tests.acceptance.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.check.config.Arguments;
import dev.terrane.check.report.CheckResult;
import dev.terrane.check.report.Report;
import dev.terrane.check.report.TextReport;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.kinds.KindsProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The check has no finding on sound providers in Java.
class OwnProvidersAT {
  private static final Path EXAMPLES = Path.of(System.getProperty("terrane.root", ""), "examples");

  @TempDir Path scratch;

  private Report checked(Path executable, String json) throws IOException {
    return checked(List.of(executable.toString()), json);
  }

  private Report checked(List<String> command, String json) throws IOException {
    var file = Files.writeString(scratch.resolve("check.json"), json.formatted(scratch));
    return Checked.of(command, Arguments.read(file), Duration.ofMinutes(1));
  }

  private static Path example(String name) {
    return EXAMPLES.resolve(name + "/target/provider/terraform-provider-" + name);
  }

  private static void assertSound(Report report, String... checks) {
    assertThat(report.ok()).as(TextReport.of(report)).isTrue();
    assertThat(report.results()).allSatisfy(one -> assertThat(one.skipped()).isEmpty());
    assertThat(report.results()).extracting(CheckResult::check).contains(checks);
  }

  @Test
  void theExampleKeystoreHasNoFinding() throws IOException {
    var report =
        checked(
            example("keystore"),
            """
            {
              "resource": {
                "keystore_keypair": {
                  "a": {"path": "%1$s/a.p12", "password": "changeit", "subject": "CN=a"}
                }
              }
            }
            """);
    assertSound(report, "schema", "validate", "plan", "upgrade", "import", "life-cycle");
  }

  @Test
  void theExampleFilesHasNoFinding() throws IOException {
    var report =
        checked(
            example("files"),
            """
            {
              "provider": {"root": "%1$s"},
              "resource": {
                "files_note": {"a": {"path": "a.txt", "content": "hi", "owner": {"user": "me"}}},
                "files_note_by_handles": {"b": {"path": "b.txt", "content": "hi"}}
              },
              "update": {"files_note": {"a": {"path": "a.txt", "content": "hello"}}},
              "data": {"files_directory": {"here": {"path": ".", "glob": "*.txt"}}},
              "function": {"slug": ["Hello, World", "again"]}
            }
            """);
    assertSound(report, "life-cycle", "read", "call");
  }

  @ParameterizedTest
  @EnumSource
  void aProviderWithAllKindsHasNoFinding(Protocol protocol) throws IOException {
    var provider = LaunchedProvider.USUAL.write(scratch.resolve("m"), "kinds", KindsProvider.class);
    var command =
        List.of(
            "/usr/bin/env",
            "TERRANE_PROTOCOL=" + protocol.number(),
            provider.executable().toString());
    assertSound(checked(command, "{\"provider\": {\"root\": \"%1$s\"}}"), "validate", "plan");
  }
}
