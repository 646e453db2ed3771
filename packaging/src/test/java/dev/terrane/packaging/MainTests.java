package dev.terrane.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class MainTests {
  @TempDir Path scratch;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... words) {
    var streams = List.of(stream(out), stream(err));
    return new Main(Map.of(), streams.getFirst(), streams.getLast()).run(List.of(words));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  @Test
  void helpNamesEachOption() {
    assertThat(run("package", "--help")).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("--name", "--version", "--class-path", "--output", "--protocols", "--jdk")
        .contains("--layout", "--launcher", "--no-sharing", "--keep-warm", "--heap", "--modules")
        .contains("--jvm-option", "--training", "--gpg-key")
        .contains("--address", "--package", "--mirror", "--override", "--cli-config");
    assertThat(err.size()).isZero();
  }

  @Test
  void nothingAtAllIsAnsweredWithHelp() {
    assertThat(run()).isEqualTo(2);
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("--class-path");
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "misused.csv",
      numLinesToSkip = 1,
      delimiter = '|',
      quoteCharacter = '`')
  void whatIsNotUnderstoodIsNamed(String words, int exitCode, String message) {
    assertThat(run(words.split(" ", -1))).isEqualTo(exitCode);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains(message).hasLineCount(1);
  }

  @Test
  void anArgumentFileHoldsAWordInEachLine() throws IOException {
    var jar = Files.createFile(scratch.resolve("a b.jar"));
    var file = scratch.resolve("arguments");
    Files.write(
        file, List.of("--name", "cloud", "", "--class-path", jar.toString(), "--heap", "x"));
    assertThat(run("package", "--version", "1.0.0", "@" + file)).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("\"x\" is no heap");
  }

  @Test
  void allJarsOfAFolderAreTakenInOrder() throws IOException {
    for (var name : List.of("b.jar", "a.jar", "c.txt")) {
      Files.createFile(scratch.resolve(name));
    }
    var words = new ArrayList<>(List.of("--name", "cloud", "--version", "1.0.0"));
    words.addAll(List.of("--class-path", "first.jar", "--class-path", scratch + "/*"));
    assertThat(PackageCommand.read(words).classPath())
        .containsExactly(Path.of("first.jar"), scratch.resolve("a.jar"), scratch.resolve("b.jar"));
  }

  @Test
  void anInstalledPackageIsFollowedByItsConfiguration() throws IOException {
    var zip =
        Files.writeString(scratch.resolve("terraform-provider-cloud_1.0.0_linux_amd64.zip"), "zip");
    var mirror = scratch.resolve("mirror");
    var file = scratch.resolve("cli.tfrc");
    var words =
        List.of(
            "install",
            "--address",
            "terrane.dev/acme/cloud",
            "--package",
            zip.toString(),
            "--mirror",
            mirror.toString(),
            "--cli-config",
            file.toString());
    assertThat(run(words.toArray(String[]::new))).isZero();
    assertThat(Files.readString(file))
        .contains(mirror.toString())
        .isEqualTo(out.toString(StandardCharsets.UTF_8));
    assertThat(mirror.resolve("terrane.dev/acme/cloud").resolve(zip.getFileName())).exists();
    assertThat(run(words.toArray(String[]::new))).as("a second time").isZero();
    Files.writeString(file, "plugin_cache_dir = \"mine\"\n");
    assertThat(run(words.toArray(String[]::new))).as("a file of the user's").isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains("cli.tfrc says something else already");
    assertThat(file).content().contains("mine");
  }
}
