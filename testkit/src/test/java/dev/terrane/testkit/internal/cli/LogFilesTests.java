package dev.terrane.testkit.internal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The variables with which CLIs write log files.
class LogFilesTests {
  private static final Path DIRECTORY = Path.of("work").toAbsolutePath();

  private static Map<String, String> variables(Map<String, String> environment) {
    return new LogFiles(environment, "NoteTests.aNoteIsCreated").variables(DIRECTORY);
  }

  private static String absolute(String path) {
    return Path.of(path).toAbsolutePath().toString();
  }

  @Test
  void nothingIsLoggedByDefault() {
    assertThat(variables(Map.of())).isEmpty();
  }

  @Test
  void aLevelWritesAFileInEachWorkingDirectory() {
    var file = DIRECTORY.resolve("cli.log").toString();
    assertThat(variables(Map.of("TF_LOG", "DEBUG")))
        .isEqualTo(Map.of("TF_LOG", "DEBUG", "TF_LOG_PATH", file));
    assertThat(variables(Map.of("TF_LOG_CORE", "INFO")))
        .isEqualTo(Map.of("TF_LOG_CORE", "INFO", "TF_LOG_PATH", file));
  }

  @Test
  void theLevelOfTestsReplacesThatOfTheCli() {
    assertThat(variables(Map.of("TF_LOG", "DEBUG", "TF_ACC_LOG", "WARN")))
        .containsEntry("TF_LOG", "WARN");
  }

  @Test
  void aPathWithoutALevelTraces() {
    assertThat(variables(Map.of("TF_ACC_LOG_PATH", "all.log")))
        .isEqualTo(Map.of("TF_LOG", "TRACE", "TF_LOG_PATH", absolute("all.log")));
  }

  @Test
  void aMaskIsTheFileOfEachTest() {
    var both = Map.of("TF_ACC_LOG_PATH", "all.log", "TF_LOG_PATH_MASK", "logs/%s.log");
    assertThat(variables(both))
        .containsEntry("TF_LOG_PATH", absolute("logs/NoteTests.aNoteIsCreated.log"));
  }
}
