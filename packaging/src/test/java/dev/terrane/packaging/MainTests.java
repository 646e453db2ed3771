package dev.terrane.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.packaging.release.PackageZip;
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
        .contains("--compression", "--no-sharing", "--keep-warm", "--heap", "--modules")
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
      resources = "usage-errors.csv",
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
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("invalid heap size \"x\"");
  }

  @Test
  void anArgumentFileMayHoldTheCommandToo() throws IOException {
    var file = Files.write(scratch.resolve("arguments"), List.of("package", "--name"));
    assertThat(run("@" + file)).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("--name requires a value");
  }

  @Test
  void aPlaceThatCannotBeWrittenIsNamedWithWhatToDo() throws IOException {
    var file = Files.writeString(scratch.resolve("dist"), "a file");
    var words =
        List.of("package", "--name", "cloud", "--version", "1.0.0", "--class-path", "a.jar");
    var more = new ArrayList<>(words);
    more.addAll(List.of("--output", file.toString()));
    assertThat(run(more.toArray(String[]::new))).isEqualTo(1);
    assertThat(err)
        .hasToString(
            file + " already exists; remove it, or specify another path" + System.lineSeparator());
  }

  @Test
  void noModulesAreNoMoreThanTheJarsName() {
    var words = List.of("--name", "cloud", "--version", "1.0.0", "--class-path", "a.jar");
    var more = new ArrayList<>(words);
    more.addAll(List.of("--modules", ""));
    assertThat(PackageCommand.read(more).modules()).isEmpty();
    more.set(more.size() - 1, "jdk.zipfs, jdk.charsets,");
    assertThat(PackageCommand.read(more).modules())
        .containsExactlyInAnyOrder("jdk.zipfs", "jdk.charsets");
  }

  @Test
  void aPlatformThatTwoJdksAreForIsRefused() {
    var home = System.getProperty("java.home");
    assertThat(
            run(
                "package",
                "--name",
                "cloud",
                "--version",
                "1.0.0",
                "--class-path",
                "a.jar",
                "--jdk",
                home,
                "--jdk",
                home))
        .isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains(home + " and " + home + " are both JDKs for ")
        .contains("; specify one JDK for each platform")
        .hasLineCount(1);
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
    var zip = zip();
    var mirror = scratch.resolve("mirror");
    var file = scratch.resolve("made/cli.tfrc");
    var words = installing(zip, mirror, file);
    assertThat(run(words.toArray(String[]::new))).isZero();
    assertThat(Files.readString(file))
        .contains(mirror.toString())
        .isEqualTo(out.toString(StandardCharsets.UTF_8));
    assertThat(mirror.resolve("terrane.dev/acme/cloud").resolve(zip.getFileName())).exists();
    assertThat(run(words.toArray(String[]::new))).as("a second time").isZero();
    Files.writeString(file, "plugin_cache_dir = \"mine\"\n");
    assertThat(run(words.toArray(String[]::new))).as("a file of the user's").isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains("cli.tfrc already exists with other content");
    assertThat(file).content().contains("mine");
  }

  @Test
  void aConfigurationThatCannotBeWrittenIsPrintedWithTheReason() throws IOException {
    var mirror = scratch.resolve("mirror");
    var file = Files.writeString(scratch.resolve("file"), "a file");
    for (var place : List.of(file.resolve("cli.tfrc"), scratch)) {
      err.reset();
      assertThat(run(installing(zip(), mirror, place).toArray(String[]::new))).isEqualTo(1);
      assertThat(err.toString(StandardCharsets.UTF_8))
          .startsWith(
              "the package is installed, but the CLI configuration was not written: " + scratch)
          .containsPattern("; (remove it, or specify another path|specify a file)\\RAdd this to")
          .contains("provider_installation {", mirror.toString());
    }
    assertThat(mirror).isNotEmptyDirectory();
  }

  private Path zip() throws IOException {
    var folder = Files.createDirectories(scratch.resolve("package"));
    Files.writeString(folder.resolve("terraform-provider-cloud_v1.0.0"), "run");
    var zip = scratch.resolve("terraform-provider-cloud_1.0.0_linux_amd64.zip");
    PackageZip.write(folder, zip);
    return zip;
  }

  private static List<String> installing(Path zip, Path mirror, Path configuration) {
    return List.of(
        "install",
        "--address",
        "terrane.dev/acme/cloud",
        "--package",
        zip.toString(),
        "--mirror",
        mirror.toString(),
        "--cli-config",
        configuration.toString());
  }
}
