package dev.terrane.tests.acceptance.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue;
import dev.terrane.testkit.cli.Cli;
import dev.terrane.testkit.internal.ProviderSetup;
import dev.terrane.testkit.internal.cli.CliEngines;
import dev.terrane.tests.house.House;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The CLI writes the log files that variables of the test kit choose.
class LogFilesAT {
  private static final String TEXT = "resource \"house_door\" \"a\" {\n  name = \"a\"\n}\n";

  @TempDir Path scratch;

  private void plan(Map<String, String> settings) {
    var cli = dev.terrane.tests.acceptance.harness.Cli.find();
    var engines =
        new CliEngines(Cli.find(cli.executable().toString()), "LogFilesAT.plan", settings);
    try (engines) {
      var setup = new ProviderSetup(new House(), CtyValue.object(Map.of()));
      var engine = engines.create(setup, (_, _, _) -> {});
      var module = engine.module();
      assertThat(engine.run(() -> module.write(Map.of("main.tf", TEXT))).ok()).isTrue();
      assertThat(engine.run(() -> module.plan(List.of())).findings().ok()).isTrue();
    }
  }

  @Test
  void aTestHasALogFile() {
    plan(Map.of("TF_LOG_PATH_MASK", scratch.resolve("%s.log").toString()));
    assertThat(scratch.resolve("LogFilesAT.plan.log")).content().contains("CLI args", "house_door");
  }

  @Test
  void aKeptDirectoryHasALogFile() {
    plan(
        Map.of(
            "TF_ACC_TEMP_DIR", scratch.toString(),
            "TF_ACC_PERSIST_WORKING_DIR", "1",
            "TF_LOG", "INFO"));
    assertThat(scratch)
        .isDirectoryRecursivelyContaining("glob:**/LogFilesAT.plan-*/module-1/cli.log");
  }
}
