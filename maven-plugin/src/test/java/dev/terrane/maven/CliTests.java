package dev.terrane.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CliTests {
  @TempDir private Path scratch;

  private Path program(String folder, String name) throws IOException {
    var file = Files.createDirectories(scratch.resolve(folder)).resolve(name);
    Files.writeString(file, "#!/bin/sh\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file;
  }

  private Map<String, String> path(String... folders) {
    var all = new StringBuilder();
    for (var folder : folders) {
      all.append(scratch.resolve(folder)).append(File.pathSeparator);
    }
    return Map.of("PATH", all.toString());
  }

  @Test
  void theOneThatIsNamedIsTaken() throws Exception {
    program("bin", "terraform");
    assertThat(Cli.find("mine", path("bin"))).isEqualTo("mine");
    var variable = Map.of("TF_ACC_TERRAFORM_PATH", "theirs", "PATH", "");
    assertThat(Cli.find(null, variable)).isEqualTo("theirs");
    assertThat(Cli.find("mine", variable)).isEqualTo("mine");
  }

  @Test
  void terraformIsTakenBeforeTofuWhereverItIs() throws Exception {
    var tofu = program("first", "tofu");
    assertThat(Cli.find(null, path("first", "second"))).isEqualTo(tofu.toString());
    var terraform = program("second", "terraform");
    assertThat(Cli.find(null, path("first", "second"))).isEqualTo(terraform.toString());
  }

  @Test
  void whatCannotBeStartedIsNotTaken() throws Exception {
    Files.createDirectories(scratch.resolve("bin/terraform"));
    Files.writeString(scratch.resolve("bin/tofu"), "");
    assertThatThrownBy(() -> Cli.find(null, path("bin")))
        .isInstanceOf(MojoFailureException.class)
        .hasMessage(
            "Neither terraform nor tofu is on the PATH. Install one of them, or specify it with"
                + " -Dterrane.cli=...");
  }
}
