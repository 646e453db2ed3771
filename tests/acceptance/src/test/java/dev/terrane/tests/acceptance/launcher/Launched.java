package dev.terrane.tests.acceptance.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.ClassPathProvider;
import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Output;
import dev.terrane.tests.acceptance.harness.ProviderPackage;
import dev.terrane.tests.acceptance.harness.Running;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.corner.CornerProvider;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/// The provider that simulates errors, with the launcher, and its processes.
///
/// @param scratch the directory of all files
/// @param provider its package
/// @param workspace the workspace, with a complete log
record Launched(Path scratch, ProviderPackage provider, Workspace workspace) {
  /// Longer than required, because the machine may be busy.
  private static final Duration LIMIT = Duration.ofSeconds(30);

  /// Recorded once, when the first test needs it.
  private static final class Recorded {
    static final Map<String, byte[]> ANSWERS =
        LaunchedProvider.record("corner", CornerProvider.class);
  }

  private static final Pattern STARTED = Pattern.compile("corner: started a JVM");
  private static final Pattern JOINED = Pattern.compile("corner: serving in the running JVM");

  static Launched install(Path scratch, LaunchedProvider kind) throws IOException {
    var mirror = scratch.resolve("mirror");
    var provider = kind.write(mirror, "corner", CornerProvider.class, Recorded.ANSWERS);
    return install(scratch, provider, Workspace.mirrored(Cli.find(), scratch));
  }

  /// The same provider behind a start script: each launch is a JVM of its own.
  static Launched scripted(Path scratch) throws IOException {
    var provider = ClassPathProvider.write(scratch, "corner", CornerProvider.class);
    return install(scratch, provider, Workspace.installed(Cli.find(), scratch, provider));
  }

  private static Launched install(Path scratch, ProviderPackage provider, Workspace empty)
      throws IOException {
    var temporary = Files.createDirectory(scratch.resolve("tmp"));
    Files.createDirectories(scratch.resolve("remote"));
    var workspace =
        empty
            .with("TF_LOG_PROVIDER", "TRACE")
            .with("TMPDIR", temporary.toString())
            .with("XDG_RUNTIME_DIR", "");
    workspace.write("versions.tf", provider.requirement());
    workspace.write(
        "provider.tf",
        "provider \"corner\" {\n  root = \"%s\"\n}\n".formatted(scratch.resolve("remote")));
    var launched = new Launched(scratch, provider, workspace);
    launched.thing("good");
    workspace.init();
    return launched;
  }

  /// The same processes under one more variable.
  Launched with(String variable, String value) {
    return new Launched(scratch, provider, workspace.with(variable, value));
  }

  void thing(String behaviour) {
    workspace.write(
        "thing.tf",
        """
        resource "corner_thing" "one" {
          name      = "one"
          behaviour = "%s"
        }
        """
            .formatted(behaviour));
  }

  Output plan() {
    return workspace.run("plan", "-no-color").succeeded();
  }

  /// The diagnostic of a failing plan, without the log.
  String reason() {
    var findings = workspace.planFails();
    assertThat(findings).hasSize(1);
    var found = findings.getFirst();
    return (found.summary() + " " + found.detail()).replaceAll("\\s+", " ");
  }

  Running start(String... arguments) {
    return workspace.start(arguments);
  }

  /// Changes the launch file of the package, and installs it again.
  void repackage(String replaced, String replacement) throws IOException {
    var file = provider.directory().resolve("lib/launch.json");
    var before = Files.readString(file);
    assertThat(before).contains(replaced);
    Files.writeString(file, before.replace(replaced, replacement));
    Files.delete(workspace.file(".terraform.lock.hcl"));
    workspace.init();
  }

  /// An apply whose create has saved an object and never returns.
  Running hangingApply() {
    return hangingApply("exec \"$0\" apply -no-color -auto-approve");
  }

  /// The same, started by a shell.
  Running hangingApply(String script) {
    return hangingApply("hang", script);
  }

  /// An apply whose create has saved an object, never returns, and ignores interrupts.
  Running stubbornApply() {
    return hangingApply("stubborn", "exec \"$0\" apply -no-color -auto-approve");
  }

  private Running hangingApply(String behaviour, String script) {
    thing(behaviour);
    var apply = workspace.inShell(script);
    apply.until("the create to hang", () -> Files.exists(scratch.resolve("remote/one.hangs")));
    return apply;
  }

  /// The base directory of launchers and daemons.
  Path place() throws IOException {
    try (var all = Files.list(scratch.resolve("tmp"))) {
      return all.filter(one -> one.getFileName().toString().startsWith("terrane-"))
          .findFirst()
          .orElseThrow();
    }
  }

  /// The JVMs that serve launches of this package.
  List<ProcessHandle> jvms() {
    return processes("dev.terrane.server.Main daemon");
  }

  /// The JVMs that serve one launch each, without a launcher.
  List<ProcessHandle> scriptedJvms() {
    return processes("dev.terrane.server.Main").stream()
        .filter(one -> !commandLine(one).contains("dev.terrane.server.Main daemon"))
        .toList();
  }

  /// The launchers of this package.
  List<ProcessHandle> launchers() {
    return processes("terraform-provider-corner").stream()
        .filter(one -> !commandLine(one).contains("dev.terrane.server.Main"))
        .toList();
  }

  private List<ProcessHandle> processes(String part) {
    return ProcessHandle.allProcesses()
        .filter(one -> commandLine(one).contains(part))
        .filter(this::isOurs)
        .toList();
  }

  /// Java's own answer ends after 4,096 bytes, in the middle of a class path.
  private static String commandLine(ProcessHandle process) {
    try {
      var line = Path.of("/proc/" + process.pid() + "/cmdline");
      return Files.readString(line, StandardCharsets.ISO_8859_1).replace('\0', ' ');
    } catch (IOException e) {
      return "";
    }
  }

  private boolean isOurs(ProcessHandle process) {
    try {
      return Files.readString(Path.of("/proc/" + process.pid() + "/environ"))
          .contains("TMPDIR=" + scratch.resolve("tmp") + "\0");
    } catch (IOException e) {
      return false;
    }
  }

  void awaitNothingLeft() {
    eventually(
        "the end of all processes",
        () -> jvms().isEmpty() && scriptedJvms().isEmpty() && launchers().isEmpty());
  }

  static void eventually(String what, BooleanSupplier condition) {
    eventually(LIMIT, what, condition);
  }

  /// Waits for a condition, with a limit.
  static void eventually(Duration limit, String what, BooleanSupplier condition) {
    var end = Instant.now().plus(limit);
    while (!condition.getAsBoolean()) {
      assertThat(Instant.now()).as("waited in vain for " + what).isBefore(end);
      try {
        Thread.sleep(20);
      } catch (InterruptedException e) {
        throw new IllegalStateException("the test was interrupted", e);
      }
    }
  }

  /// The number of JVMs that a command has started.
  static long started(Output output) {
    return STARTED.matcher(output.stderr()).results().count();
  }

  /// The number of launches of a command that used a running JVM.
  static long joined(Output output) {
    return JOINED.matcher(output.stderr()).results().count();
  }
}
