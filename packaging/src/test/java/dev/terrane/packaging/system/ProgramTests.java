package dev.terrane.packaging.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(OS.WINDOWS)
class ProgramTests {
  @Test
  void whatAFailedProgramSaidIsToldWithItsPurpose() {
    var command = List.of("sh", "-c", "echo it is too late >&2; exit 7");
    assertThatThrownBy(() -> Program.require("the test", command))
        .isInstanceOf(PackagingException.class)
        .hasMessage("the test failed: sh ended with exit code 7: it is too late");
  }

  @Test
  void aProgramThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> Program.run(List.of("/no/such/program")))
        .isInstanceOf(PackagingException.class)
        .hasMessageStartingWith("cannot run /no/such/program");
  }

  @Test
  void optionsForOtherJavaProgramsDoNotReachIt() {
    var names = "$JAVA_TOOL_OPTIONS$JDK_JAVA_OPTIONS$_JAVA_OPTIONS$CLASSPATH";
    assertThat(Program.run(List.of("sh", "-c", "echo \"[" + names + "]\"")).output())
        .isEqualTo("[]");
  }

  @Test
  void aProgramIsFoundWhereThePathNamesIt() {
    assertThat(Program.find("sh", "/nowhere::/bin")).contains(Path.of("/bin/sh"));
    assertThat(Program.find("sh", "")).isEmpty();
    assertThat(Program.find("bin", "/")).as("a folder").isEmpty();
  }
}
