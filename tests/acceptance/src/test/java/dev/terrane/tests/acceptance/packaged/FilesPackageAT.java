package dev.terrane.tests.acceptance.packaged;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The demo's configuration with a package that init installs, where nothing else is installed.
@EnabledOnOs(OS.LINUX)
class FilesPackageAT {
  private static final Pattern UNIX_EXCEPTION =
      Pattern.compile("'sun/nio/fs/UnixException'\\{0x[0-9a-f]+}");

  private final Packaged made;
  private final Path scratch;
  private final Workspace workspace;

  FilesPackageAT(@TempDir Path scratch) {
    this.made = Packaged.of("files");
    this.scratch = scratch;
    this.workspace = made.installed(scratch);
  }

  @Test
  void livesItsWholeLifeWithoutJavaOnTheMachine() {
    assertThat(workspace.plan().actions("files_note.hello")).containsExactly("create");
    workspace.apply("plan.bin");
    assertThat(workspace.file("hello.txt")).hasContent("Hello, world");
    assertThat(workspace.plan().hasChanges()).isFalse();
    workspace.destroy();
    assertThat(workspace.file("hello.txt")).doesNotExist();
  }

  @Test
  void theLockFileHasTheChecksumThatThePackagerPrinted() throws IOException {
    assertThat(Files.readString(workspace.file(".terraform.lock.hcl"))).contains(made.h1());
  }

  @Test
  void aSecondInitKeepsTheChecksums() throws IOException {
    workspace.apply();
    var lock = Files.readString(workspace.file(".terraform.lock.hcl"));
    try (Stream<Path> all = Files.walk(workspace.file(".terraform"))) {
      for (var file : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
    workspace.init();
    assertThat(workspace.file(".terraform.lock.hcl")).content().isEqualTo(lock);
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  @Test
  void classesOfFrameworkAndProviderComeFromTheCache() throws IOException {
    var option = "-Xlog:class+load:file=" + workspace.file("loaded-%p.txt");
    workspace.with("TERRANE_JAVA_OPTIONS", option).apply();
    var loaded = new StringBuilder();
    try (var files = Files.newDirectoryStream(workspace.file(""), "loaded-*.txt")) {
      for (var file : files) {
        loaded.append(Files.readString(file));
      }
    }
    assertThat(loaded.toString())
        .contains("dev.terrane.server.Main source: shared objects file")
        .contains("dev.terrane.examples.files.NoteResource source: shared objects file")
        .contains("dev.terrane.engine.resource.ApplyResourceChange source: shared objects file");
    var all = loaded.toString().lines().filter(line -> line.contains(" source: ")).toList();
    assertThat(all)
        .filteredOn(line -> line.contains("shared objects file"))
        .hasSizeGreaterThan(all.size() * 9 / 10);
    // Pattern switches were rewritten.
    assertThat(all).noneMatch(line -> line.contains("$$TypeSwitch/"));
  }

  @Test
  void noClassIsSoughtInTheFolderOfTheBuild() throws IOException {
    var option = "-XX:AOTMode=on -Xlog:exceptions=info:file=" + workspace.file("thrown-%p.txt");
    workspace.with("TERRANE_JAVA_OPTIONS", option).apply();
    var lines = new ArrayList<String>();
    try (var files = Files.newDirectoryStream(workspace.file(""), "thrown-*.txt")) {
      for (var file : files) {
        lines.addAll(Files.readAllLines(file));
      }
    }
    // The JVM writes several lines for one exception, with its address in each.
    var failed =
        lines.stream()
            .flatMap(line -> UNIX_EXCEPTION.matcher(line).results())
            .map(MatchResult::group)
            .distinct();
    // The JVM would search a missing class path for each class, nearly a thousand times.
    assertThat(lines).isNotEmpty();
    assertThat(failed).hasSizeLessThan(50);
  }

  @Test
  void aCacheThatTheJvmRejectsIsOneWarningWithTheReason() {
    var rejecting =
        workspace
            .with("TF_LOG_PROVIDER", "WARN")
            .with("TERRANE_STARTUP_TRACE", "1")
            .with("TERRANE_JAVA_OPTIONS", "-XX:-UseCompressedOops");
    var stderr = rejecting.run("plan", "-no-color").succeeded().stderr();
    assertThat(stderr.lines())
        .filteredOn(line -> line.contains("does not use the AOT cache of the package"))
        .singleElement()
        .asString()
        .contains("[WARN]", "UseCompressedOops");
    var traced = rejecting.with("TF_LOG_PROVIDER", "DEBUG").run("plan", "-no-color").succeeded();
    assertThat(traced.stderr()).contains("the JVM does not use its AOT cache: ");
  }

  @Test
  void theSchemaThatTheLauncherAnswersIsTheProvidersOwn() {
    var logged = workspace.with("TF_LOG_PROVIDER", "DEBUG");
    var recorded = logged.run("providers", "schema", "-json").succeeded();
    assertThat(recorded.stderr()).contains("serving recorded answers without");
    var live =
        logged
            .with("TERRANE_RECORDED_SCHEMA", "off")
            .run("providers", "schema", "-json")
            .succeeded();
    assertThat(live.stderr()).doesNotContain("what was recorded");
    assertThat(recorded.stdout()).isEqualTo(live.stdout()).contains("files_note");
  }

  @Test
  void itIsStartedFromItsFolderUnderAnOverride() throws IOException {
    var file = scratch.resolve("override.tfrc");
    Packaged.packager(
            "install",
            "--address",
            made.address(),
            "--package",
            made.folder().toString(),
            "--override",
            "--cli-config",
            file.toString())
        .succeeded();
    var overridden = workspace.with("TF_CLI_CONFIG_FILE", file.toString());
    Files.delete(workspace.file(".terraform.lock.hcl"));
    assertThat(overridden.plan().actions("files_note.hello")).containsExactly("create");
  }
}
