package dev.terrane.packaging.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(OS.WINDOWS)
class ProcessRunnerTests {
  @Test
  void whatAFailedProgramSaidIsReportedWithItsPurpose() {
    var command = List.of("sh", "-c", "echo it is too late >&2; exit 7");
    assertThatThrownBy(() -> ProcessRunner.require("the test", command))
        .isInstanceOf(PackagingException.class)
        .hasMessage("the test failed: sh ended with exit code 7: it is too late");
  }

  @Test
  void aProgramThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> ProcessRunner.run(List.of("/no/such/program")))
        .isInstanceOf(PackagingException.class)
        .hasMessageStartingWith("cannot run /no/such/program");
  }

  @Test
  void theLauncherRemovesTheSameVariables() throws IOException {
    assertThat(Files.readAllLines(Path.of("..", "launcher", "foreign-variables.txt")))
        .isEqualTo(ProcessRunner.FOREIGN_VARIABLES);
  }

  @Test
  void theDocumentNamesTheSameVariables() throws IOException {
    var names = ProcessRunner.FOREIGN_VARIABLES.stream().map(name -> "`" + name + "`");
    assertThat(Files.readString(Path.of("..", "docs", "environment.md")))
        .contains("| " + names.collect(Collectors.joining(", ")) + " | removed");
  }

  @Test
  void optionsForOtherJavaProgramsDoNotReachIt() {
    var names = "$JAVA_TOOL_OPTIONS$JDK_JAVA_OPTIONS$_JAVA_OPTIONS$CLASSPATH";
    assertThat(ProcessRunner.run(List.of("sh", "-c", "echo \"[" + names + "]\"")).output())
        .isEqualTo("[]");
  }

  @Test
  void aProgramIsFoundWhereThePathNamesIt() {
    assertThat(ProcessRunner.find("sh", "/nowhere::/bin")).contains(Path.of("/bin/sh"));
    assertThat(ProcessRunner.find("sh", "")).isEmpty();
    assertThat(ProcessRunner.find("bin", "/")).as("a folder").isEmpty();
  }
}
