package dev.terrane.tests.acceptance.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.terrane.check.config.Arguments;
import dev.terrane.check.report.Report;
import dev.terrane.check.report.TextReport;
import dev.terrane.tests.acceptance.harness.GoModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The check has no finding on official providers in Go. Not a part of the everyday build: the
/// profile `official-providers` runs it.
class OfficialProviders {
  /// The directory with the repositories of the providers, because their releases are no valid
  /// versions of Go modules.
  private static final String SOURCES = System.getProperty("terrane.official.sources", "");

  @TempDir Path scratch;

  private static void assertSound(Report report) {
    assertThat(report.ok()).as(TextReport.of(report)).isTrue();
  }

  @Test
  void timeHasNoFinding() throws Exception {
    var executable = scratch.resolve("terraform-provider-time");
    GoModule.of("mux").build("github.com/hashicorp/terraform-provider-time", executable);
    assertSound(checked(executable, "time"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "tls", "local"})
  void anOfficialProviderHasNoFinding(String name) throws Exception {
    var sources = Path.of(SOURCES, "terraform-provider-" + name);
    assumeTrue(Files.exists(sources.resolve("go.mod")), () -> "skipped: there is no " + sources);
    var executable = scratch.resolve("terraform-provider-" + name);
    new GoModule(sources).build(".", executable);
    assertSound(checked(executable, name));
  }

  private Report checked(Path executable, String name) throws Exception {
    return Checked.of(
        List.of(executable.toString()), Arguments.read(configuration(name)), Duration.ofMinutes(1));
  }

  private Path configuration(String name) throws Exception {
    var json = Files.readString(Checked.resource("official-" + name + ".json"));
    return write(json.replace("${scratch}", scratch.toString()));
  }

  private Path write(String json) throws IOException {
    return Files.writeString(scratch.resolve("check.json"), json);
  }
}
