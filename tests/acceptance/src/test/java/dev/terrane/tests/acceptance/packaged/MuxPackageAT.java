package dev.terrane.tests.acceptance.packaged;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.ProviderPackage;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.acceptance.mux.Executables;
import dev.terrane.tests.mux.MuxedProvider;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// A package that contains the executables of existing providers.
@EnabledOnOs(OS.LINUX)
class MuxPackageAT {
  private static final String ADDRESS = "terrane.dev/tests/time";
  private static final String SERVICE = "dev.terrane.provider.schema.ProviderType";
  private static final String TRAINING =
      """
      {
        "provider": {"root": ".", "greeting": "hello"},
        "resource": {
          "time_mark": {"m": {"name": "m", "text": "hello"}},
          "time_static": {"t": {"rfc3339": "2020-02-12T06:36:13Z"}}
        }
      }
      """;

  @TempDir static Path shared;
  private static Packaged made;

  @TempDir Path scratch;
  private Workspace workspace;

  @BeforeAll
  static void make() throws IOException, InterruptedException {
    var executables = shared.resolve("executables");
    Executables.build(executables.resolve(ProviderPackage.platform()));
    made =
        Packaged.make(
            ADDRESS,
            "--class-path",
            classPath(),
            "--executables",
            executables.toString(),
            "--training",
            Files.writeString(shared.resolve("training.json"), TRAINING).toString());
  }

  /// The jars of an example without its own, and the classes of the provider.
  private static String classPath() throws IOException {
    var services = Files.createDirectories(shared.resolve("entry/META-INF/services"));
    Files.writeString(services.resolve(SERVICE), MuxedProvider.class.getName() + "\n");
    var classes = Path.of(System.getProperty("terrane.root", ""), "tests/providers/target/classes");
    try (var jars = Files.list(Packaged.module("files").resolve("target/provider/lib"))) {
      var libraries = jars.filter(jar -> !jar.endsWith("provider.jar"));
      return Stream.concat(libraries.sorted(), Stream.of(classes, shared.resolve("entry")))
          .map(Path::toString)
          .collect(Collectors.joining(File.pathSeparator));
    }
  }

  @BeforeEach
  void install() {
    workspace =
        made.installed(
            scratch,
            """
            terraform {
              required_providers {
                time = { source = "%s" }
              }
            }
            provider "time" {
              root     = "."
              greeting = "hello"
            }
            """
                .formatted(ADDRESS));
  }

  @AfterEach
  void nothingContinuesToRun() {
    assertThat(running())
        .allSatisfy(process ->
            assertThat(process.onExit())
                .as("process %s", process.info())
                .succeedsWithin(30, TimeUnit.SECONDS));
  }

  /// The processes that the commands of this test have started: the directory of the test is in
  /// their environment.
  private List<ProcessHandle> running() {
    return ProcessHandle.allProcesses()
        .filter(process -> environment(process.pid()).contains(scratch.toString()))
        .toList();
  }

  private static String environment(long pid) {
    try {
      return Files.readString(Path.of("/proc", Long.toString(pid), "environ"), ISO_8859_1);
    } catch (IOException e) {
      // It has ended, or belongs to another user.
      return "";
    }
  }

  @Test
  void partsOfBothLiveTheirWholeLife() {
    workspace.write(
        "parts.tf",
        """
        resource "time_static" "t" { rfc3339 = "2020-02-12T06:36:13Z" }
        resource "time_mark" "m" {
          name = "m"
          text = "the year ${time_static.t.year}"
        }
        resource "time_thing" "g" { mode = time_mark.m.text }
        """);
    assertThat(workspace.plan().actions("time_static.t")).containsExactly("create");
    workspace.apply("plan.bin");
    assertThat(workspace.file("m")).hasContent("the year 2020");
    assertThat(workspace.state().values("time_thing.g").at("greeting").text()).isEqualTo("hello");
    assertThat(workspace.plan().hasChanges()).isFalse();
    workspace.destroy();
    assertThat(workspace.file("m")).doesNotExist();
    assertThat(workspace.run("state", "list").succeeded().stdout()).isEmpty();
  }

  @Test
  void theExecutableOfTheInstalledPackageIsStarted() throws IOException {
    var started = workspace.file("started");
    workspace.write(
        "parts.tf",
        "resource \"time_thing\" \"g\" {\n  mode = \"hang\"\n  started = \"%s\"\n}\n"
            .formatted(started));
    var apply = workspace.start("apply", "-auto-approve", "-no-color");
    apply.until("the creation", () -> !content(started).isEmpty());
    var pid = Long.parseLong(content(started));
    assertThat(running()).extracting(ProcessHandle::pid).contains(pid);
    assertThat(Path.of("/proc", Long.toString(pid), "exe").toRealPath())
        .startsWith(workspace.file(".terraform/providers").toRealPath())
        .endsWith(Path.of("lib/executables/terraform-provider-faulty"));
    apply.interrupt();
    var output = apply.await().failed();
    assertThat(output.stdout() + output.stderr()).contains("Creation stopped");
  }

  private static String content(Path file) {
    try {
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theirSchemasAreRecorded() {
    var schema =
        workspace.with("TF_LOG_PROVIDER", "DEBUG").run("providers", "schema", "-json").succeeded();
    assertThat(schema.stderr()).contains("serving recorded answers without");
    assertThat(schema.stdout()).contains("time_mark", "time_static", "time_thing");
  }
}
