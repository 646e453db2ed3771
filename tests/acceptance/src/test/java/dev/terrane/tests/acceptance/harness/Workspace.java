package dev.terrane.tests.acceptance.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A directory with a configuration and a state, and the commands on it. Nothing of the user's own
/// settings and nothing of the network is seen in it.
public final class Workspace {
  private final Cli cli;
  private final Path directory;
  private final Map<String, String> environment;

  private Workspace(Cli cli, Path directory, Map<String, String> environment) {
    this.cli = cli;
    this.directory = directory;
    this.environment = Map.copyOf(environment);
  }

  /// A workspace in which init finds a package in a filesystem mirror, and each command starts it.
  ///
  /// @param scratch an empty directory
  public static Workspace installed(Cli cli, Path scratch, ProviderPackage provider) {
    provider.mirrorIn(scratch.resolve("mirror"));
    return mirrored(cli, scratch);
  }

  /// A workspace with the packages in the directory `mirror`.
  ///
  /// @param scratch a directory
  public static Workspace mirrored(Cli cli, Path scratch) {
    var mirror = scratch.resolve("mirror");
    var settings = new HashMap<String, String>();
    settings.put("TF_CLI_CONFIG_FILE", write(scratch.resolve("cli.tfrc"), mirrorOnly(mirror)));
    return of(cli, scratch, settings);
  }

  /// A workspace whose commands all use a provider that runs already.
  ///
  /// @param scratch an empty directory
  public static Workspace attached(Cli cli, Path scratch, Reattached provider) {
    return attached(cli, scratch, provider.variable());
  }

  /// A workspace whose commands all use a provider that runs already.
  ///
  /// @param scratch an empty directory
  /// @param variable the value of `TF_REATTACH_PROVIDERS`
  public static Workspace attached(Cli cli, Path scratch, String variable) {
    var settings = new HashMap<String, String>();
    var nowhere = mirrorOnly(scratch.resolve("mirror"));
    settings.put("TF_CLI_CONFIG_FILE", write(scratch.resolve("cli.tfrc"), nowhere));
    settings.put("TF_REATTACH_PROVIDERS", variable);
    return of(cli, scratch, settings);
  }

  private static Workspace of(Cli cli, Path scratch, Map<String, String> settings) {
    try {
      settings.put("HOME", Files.createDirectories(scratch.resolve("home")).toString());
      settings.put("XDG_STATE_HOME", "");
      settings.put("CHECKPOINT_DISABLE", "1");
      settings.put("TF_IN_AUTOMATION", "1");
      settings.put("TF_INPUT", "0");
      settings.put("TERRANE_JAVA", System.getProperty("java.home"));
      return new Workspace(cli, Files.createDirectories(scratch.resolve("work")), settings);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String mirrorOnly(Path mirror) {
    return """
    provider_installation {
      filesystem_mirror {
        path = "%s"
      }
    }
    """
        .formatted(mirror.toString().replace("\\", "\\\\"));
  }

  /// The same directory under one more variable.
  public Workspace with(String variable, String value) {
    var more = new HashMap<>(environment);
    more.put(variable, value);
    return new Workspace(cli, directory, more);
  }

  /// The same directory, with providers that serve one protocol only.
  public Workspace with(Protocol protocol) {
    var more = new HashMap<>(environment);
    more.putAll(protocol.environment());
    return new Workspace(cli, directory, more);
  }

  /// The same workspace, with providers that are kept warm for the maximum time.
  public Workspace keepingWarm() {
    return with("TERRANE_KEEP_WARM", "10");
  }

  /// The CLI that runs here.
  public Cli cli() {
    return cli;
  }

  /// A file of this workspace; relative paths of a configuration start here too.
  public Path file(String name) {
    return directory.resolve(name);
  }

  /// Writes a file, often a configuration.
  public void write(String name, String content) {
    write(file(name), content);
  }

  private static String write(Path file, String content) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      return Files.writeString(file, content).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Starts a command of the CLI, for tests that stop it half-way.
  public Running start(String... arguments) {
    return Running.start(cli.command(List.of(arguments)), directory, environment);
  }

  /// Starts a shell in which `$0` is the CLI.
  public Running inShell(String script) {
    var command = List.of("sh", "-c", script, cli.executable().toString());
    return Running.start(command, directory, environment);
  }

  /// Runs a command of the CLI, which may fail.
  public Output run(String... arguments) {
    return start(arguments).await();
  }

  private Output run(List<String> first, String... rest) {
    return run(Stream.concat(first.stream(), Stream.of(rest)).toArray(String[]::new));
  }

  /// Installs the provider.
  public void init() {
    run("init", "-no-color").succeeded();
  }

  /// Validates; returns what was found.
  public List<Finding> validate() {
    var report = run("validate", "-json").json();
    return report.at("diagnostics").elements().map(Finding::of).toList();
  }

  /// Plans, which has to work, and returns the plan.
  public Plan plan(String... arguments) {
    var output = run(List.of("plan", "-json", "-out=plan.bin", "-detailed-exitcode"), arguments);
    if (output.exitCode() != 2) {
      output.succeeded();
    }
    var plan = run("show", "-json", "plan.bin").succeeded().json();
    return new Plan(plan, output.exitCode() == 2, output.findings());
  }

  /// Plans, which has to fail, and returns what was found.
  public List<Finding> planFails(String... arguments) {
    return run(List.of("plan", "-json"), arguments).failed().findings();
  }

  /// Applies, which has to work, and returns what was found.
  public List<Finding> apply(String... arguments) {
    return run(List.of("apply", "-json", "-auto-approve"), arguments).succeeded().findings();
  }

  /// Applies, which has to fail, and returns what was found.
  public List<Finding> applyFails(String... arguments) {
    return run(List.of("apply", "-json", "-auto-approve"), arguments).failed().findings();
  }

  /// Destroys everything, which has to work.
  public List<Finding> destroy(String... arguments) {
    return run(List.of("destroy", "-json", "-auto-approve"), arguments).succeeded().findings();
  }

  /// The state as it is stored.
  public State state() {
    return new State(run("show", "-json").succeeded().json());
  }
}
