package dev.terrane.tests.acceptance.mux;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Running;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.mux.MuxedProvider;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// A resource in Java beside those of an official provider of protocol 5 and of one of protocol 6.
@ParameterizedClass
@EnumSource
class MuxAT {
  private static final Path EXECUTABLES = Path.of("target", "mux").toAbsolutePath();

  private final Protocol protocol;
  @TempDir Path scratch;
  private Workspace workspace;

  MuxAT(Protocol protocol) {
    this.protocol = protocol;
  }

  @BeforeAll
  static void build() throws Exception {
    Executables.build(EXECUTABLES);
  }

  @BeforeEach
  void workspace() throws IOException {
    workspace = workspace(MuxedProvider.class);
  }

  private Workspace workspace(Class<?> type) throws IOException {
    var home = Files.createTempDirectory(scratch, "workspace");
    var provider = LaunchedProvider.USUAL.write(home.resolve("mirror"), "time", type);
    var workspace =
        Workspace.mirrored(Cli.find(), home)
            .with(protocol)
            .with("TERRANE_EXECUTABLES", EXECUTABLES.toString());
    workspace.write(
        "versions.tf",
        provider.requirement()
            + """
            variable "greeting" { default = "hello" }
            provider "time" {
              root     = "%s"
              greeting = var.greeting
            }
            """
                .formatted(Files.createDirectory(home.resolve("files"))));
    workspace.init();
    return workspace;
  }

  private String state(String address, String attribute) {
    return workspace.state().values(address).at(attribute).text();
  }

  @Test
  void partsOfBothReferToEachOtherFromCreateToDestroy() {
    workspace.write(
        "main.tf",
        """
        resource "time_static" "t" { rfc3339 = "2020-02-12T06:36:13Z" }
        resource "time_mark" "m" {
          name = "m"
          text = "the year ${time_static.t.year}"
        }
        resource "time_thing" "g" { mode = time_mark.m.text }
        """);
    workspace.apply();
    assertThat(state("time_mark.m", "text")).isEqualTo("the year 2020");
    assertThat(state("time_thing.g", "mode")).isEqualTo("the year 2020");
    assertThat(state("time_thing.g", "greeting")).isEqualTo("hello");
    assertThat(workspace.plan().hasChanges()).isFalse();
    workspace.run("destroy", "-auto-approve").succeeded();
    assertThat(workspace.run("state", "list").succeeded().stdout()).isEmpty();
  }

  @Test
  void anObjectOfTheExecutableIsImported() {
    // Without `triggers` this version of the provider replaces an imported object.
    workspace.write(
        "main.tf",
        """
        resource "time_static" "t" {
          rfc3339  = "2020-02-12T06:36:13Z"
          triggers = {}
        }
        """);
    workspace.run("import", "time_static.t", "2020-02-12T06:36:13Z").succeeded();
    assertThat(state("time_static.t", "unix")).isEqualTo("1581489373");
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  @Test
  void aFunctionOfTheExecutableIsCalled() {
    workspace.cli().assume(CliFeature.PROVIDER_FUNCTIONS);
    workspace.write(
        "main.tf",
        "output \"year\" { value = provider::time::rfc3339_parse(\"2020-02-12T06:36:13Z\").year }");
    assertThat(workspace.run("apply", "-auto-approve", "-no-color").succeeded().stdout())
        .contains("year = 2020");
    workspace.write("main.tf", "output \"year\" { value = provider::time::rfc3339_parse(\"x\") }");
    assertThat(workspace.planFails()).isNotEmpty();
  }

  @Test
  void aDiagnosticOfTheExecutableKeepsItsPath() {
    workspace.write("main.tf", "resource \"time_static\" \"t\" { rfc3339 = \"yesterday\" }");
    assertThat(workspace.planFails())
        .singleElement()
        .satisfies(
            finding -> assertThat(finding.toString()).contains("yesterday").contains("rfc3339"));
    workspace.write("main.tf", "resource \"time_thing\" \"g\" { mode = \"\" }");
    workspace.write("terraform.tfvars", "greeting = \"rude\"");
    assertThat(workspace.planFails())
        .singleElement()
        .satisfies(finding -> assertThat(finding.toString()).contains("Rude greeting"));
  }

  @Test
  void aPartThatBothHaveIsRefusedUnlessItIsReplaced() throws IOException {
    workspace = workspace(MuxedProvider.Clashing.class);
    workspace.write("main.tf", "");
    workspace.write("terraform.tfvars", "");
    assertThat(workspace.validate())
        .extracting(Finding::toString)
        .anyMatch(text -> text.contains("time_static") && text.contains("terraform-provider-time"));
  }

  @Test
  void aReplacedResourceIsServedInJavaBesideTheOthersOfTheExecutable() throws IOException {
    workspace = workspace(MuxedProvider.Replacing.class);
    workspace.write(
        "main.tf",
        """
        resource "time_static" "s" {
          name = "s"
          text = "in Java"
        }
        resource "time_offset" "o" {
          base_rfc3339 = "2020-02-12T06:36:13Z"
          offset_days  = time_static.s.text == "in Java" ? 1 : 2
        }
        """);
    workspace.apply();
    assertThat(state("time_static.s", "text")).isEqualTo("in Java");
    assertThat(state("time_offset.o", "rfc3339")).isEqualTo("2020-02-13T06:36:13Z");
    assertThat(workspace.plan().hasChanges()).isFalse();
    workspace.run("destroy", "-auto-approve").succeeded();
    assertThat(workspace.run("state", "list").succeeded().stdout()).isEmpty();
  }

  @Test
  void aCrashIsOneDiagnosticAtTheResource() {
    workspace.write("main.tf", "resource \"time_thing\" \"g\" { mode = \"crash\" }");
    assertThat(workspace.applyFails())
        .singleElement()
        .satisfies(finding ->
            assertThat(finding.toString())
                .contains("terraform-provider-faulty ended with status 2")
                .contains("panic: the thing is broken")
                .contains("time_thing.g"));
  }

  @Test
  void anExecutableThatDoesNotStartIsReportedWithItsOutput() {
    workspace = workspace.with("FAULTY_START", "1|2|3");
    workspace.write("main.tf", "");
    assertThat(workspace.planFails())
        .extracting(Finding::toString)
        .anyMatch(text -> text.contains("terraform-provider-faulty cannot be used"));
  }

  @Test
  void aMissingExecutableIsReportedWithWhatToDo() {
    workspace = workspace.with("TERRANE_EXECUTABLES", scratch.toString());
    workspace.write("main.tf", "");
    assertThat(workspace.planFails())
        .extracting(Finding::toString)
        .anyMatch(text -> text.contains("TERRANE_EXECUTABLES"));
  }

  private long startedThing(Running running) {
    var started = workspace.file("started");
    running.until("the creation", () -> Files.exists(started) && !text(started).isEmpty());
    return Long.parseLong(text(started));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void thing(String mode) {
    workspace.write(
        "main.tf",
        "resource \"time_thing\" \"g\" {\n  mode = \"%s\"\n  started = \"%s\"\n}\n"
            .formatted(mode, workspace.file("started")));
  }

  @Test
  void anInterruptReachesTheExecutable() {
    thing("hang");
    var running = workspace.start("apply", "-auto-approve", "-no-color");
    startedThing(running);
    running.interrupt();
    var output = running.await().failed();
    assertThat(output.stdout() + output.stderr()).contains("Creation stopped");
  }

  @Test
  void anExecutableThatHangsIsOneDiagnosticAtTheResource() {
    workspace = workspace.with("TERRANE_EXECUTABLE_TIMEOUT", "5");
    thing("deaf");
    var running = workspace.start("apply", "-auto-approve", "-json");
    var pid = startedThing(running);
    suspend(pid);
    assertThat(running.await().failed().findings())
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.address()).isEqualTo("time_thing.g");
          assertThat(finding.detail())
              .contains("terraform-provider-faulty did not respond for 5 seconds")
              .contains("ApplyResourceChange");
        });
    assertThat(ended(pid)).isTrue();
  }

  private static void suspend(long pid) {
    var command = List.of("kill", "-STOP", Long.toString(pid));
    Running.start(command, Path.of("."), Map.of()).await().succeeded();
  }

  @Test
  void anExecutableThatIsOnlySlowIsNotEnded() {
    workspace = workspace.with("TERRANE_EXECUTABLE_TIMEOUT", "1");
    thing("slow");
    workspace.apply();
    assertThat(state("time_thing.g", "greeting")).isEqualTo("hello");
  }

  @Test
  void aCallThatExceedsTheTimeoutIsOneDiagnosticAtTheResource() throws IOException {
    workspace = workspace(MuxedProvider.Limited.class);
    thing("deaf");
    assertThat(workspace.applyFails())
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.address()).isEqualTo("time_thing.g");
          assertThat(finding.detail())
              .contains("did not finish Provider/ApplyResourceChange within 2s")
              .contains("Check the remote system");
        });
    thing("fine");
    workspace.apply();
  }

  @Test
  void anExecutableThatDoesNotRespondEndsWithTheSecondInterrupt() {
    thing("deaf");
    var running = workspace.start("apply", "-auto-approve", "-no-color");
    var pid = startedThing(running);
    running.interrupt();
    var interrupted = workspace.file("started.interrupted");
    running.until("the first interrupt", () -> Files.exists(interrupted));
    running.interrupt();
    running.await().failed();
    assertThat(ended(pid)).isTrue();
  }

  @Test
  void anExecutableThatDoesNotRespondEndsWithTheCommand() {
    thing("deaf");
    var running = workspace.start("apply", "-auto-approve", "-no-color");
    var pid = startedThing(running);
    running.kill();
    running.await();
    assertThat(ended(pid)).isTrue();
  }

  @Test
  void anExecutableEndsWithAKilledJvm() {
    thing("deaf");
    var running = workspace.start("apply", "-auto-approve", "-no-color");
    var pid = startedThing(running);
    ProcessHandle.of(pid).flatMap(ProcessHandle::parent).orElseThrow().destroyForcibly();
    running.await().failed();
    assertThat(ended(pid)).isTrue();
  }

  private static boolean ended(long pid) {
    return ProcessHandle.of(pid)
        .map(process -> {
          try {
            process.onExit().get(30, TimeUnit.SECONDS);
            return true;
          } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError("process " + pid + " has not ended", e);
          }
        })
        .orElse(true);
  }
}
