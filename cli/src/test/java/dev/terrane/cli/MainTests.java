package dev.terrane.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTests {
  private static final int LINES = 40;
  private static final int COLUMNS = 80;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  @TempDir Path scratch;
  private Path broken;

  @BeforeEach
  void broken() throws IOException {
    broken = scratch.resolve("terraform-provider-broken");
    Files.writeString(broken, "#!/bin/sh\necho no licence >&2\nexit 3\n");
    assertThat(broken.toFile().setExecutable(true)).isTrue();
  }

  private int run(String... args) {
    return Main.run(new PrintWriter(out), new PrintWriter(err), false, args);
  }

  @Test
  void helpFitsAScreen() {
    for (var args : List.of("--help", "new --help", "add resource --help", "check --help")) {
      out.getBuffer().setLength(0);
      assertThat(run(args.split(" "))).isZero();
      assertThat(out.toString().lines())
          .hasSizeLessThan(LINES)
          .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(COLUMNS));
    }
    assertThat(out.toString()).contains("--config", "--json", "--junit", "--seed", "Exit code");
  }

  @Test
  void aProviderWithAFindingIsExitCode1() {
    assertThat(run("check", broken.toString())).isEqualTo(1);
    assertThat(out.toString())
        .contains("error handshake: provider")
        .contains("exited with status 3")
        .contains("no licence");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void reportsAreWritten() throws IOException {
    var json = scratch.resolve("report.json");
    var xml = scratch.resolve("report.xml");
    assertThat(
            run("check", "--json", json.toString(), "--junit", xml.toString(), broken.toString()))
        .isEqualTo(1);
    assertThat(json).content().contains("\"rule\": \"handshake\"");
    assertThat(xml).content().contains("<failure type=\"handshake\"");
  }

  @Test
  void aProviderIsCreatedAndGetsAResource() {
    var files = scratch.resolve("files").toString();
    assertThat(run("new", "files", "--group", "org.example", "--directory", files)).isZero();
    assertThat(out.toString())
        .contains("src/main/java/org/example/files/FilesProvider.java", "cd " + files);
    assertThat(run("add", "resource", "access_rule", "--directory", files)).isZero();
    assertThat(out.toString()).contains("AccessRuleResource.java", "Changed: ");
  }

  @Test
  void aProviderThatCannotBeCreatedIsExitCode2() {
    var directory = scratch.toString();
    assertThat(run("new", "files", "--directory", directory)).isEqualTo(2);
    assertThat(err.toString()).contains("is not empty");
    assertThat(run("new", "my-files")).isEqualTo(2);
    assertThat(err.toString()).contains("\"my-files\" cannot be the name of a provider");
    assertThat(run("add", "resource", "rule", "--directory", directory)).isEqualTo(2);
    assertThat(err.toString()).contains("Run the command in the directory of a provider.");
    assertThat(run("add")).isEqualTo(2);
    assertThat(err.toString()).doesNotContain("\tat ");
  }

  @Test
  void aCheckThatCannotRunIsExitCode2() {
    assertThat(run("check", scratch.resolve("missing").toString())).isEqualTo(2);
    assertThat(err.toString()).contains("missing is not an executable file");
    assertThat(run("check", "--config", "missing.json", broken.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("cannot read missing.json");
    assertThat(run("check")).isEqualTo(2);
    assertThat(run("unheard-of")).isEqualTo(2);
    assertThat(run()).isEqualTo(2);
    assertThat(err.toString()).doesNotContain("\tat ");
  }
}
