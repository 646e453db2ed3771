package dev.terrane.testkit.internal.cli;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Schema;
import dev.terrane.testkit.cli.Cli;
import dev.terrane.testkit.internal.StoredData;
import dev.terrane.testkit.internal.process.Output;
import dev.terrane.testkit.internal.process.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/// A working directory and the commands in it. Settings of the user and the network are not used.
final class Workspace {
  /// The file of the plan.
  static final String PLAN = "plan.bin";

  private static final String RULES = ".settings/cli.tfrc";
  private static final Duration LIMIT = Duration.ofMinutes(10);

  private final Cli cli;
  private final Path directory;
  private final Program program;
  private final BiConsumer<Workspace, Output> transcript;

  private Workspace(
      Cli cli, Path directory, Program program, BiConsumer<Workspace, Output> transcript) {
    this.cli = cli;
    this.directory = directory;
    this.program = program;
    this.transcript = transcript;
  }

  /// Creates a directory.
  ///
  /// @param directory its path
  /// @param variables additional variables of the commands
  /// @param transcript receives the output of each command
  static Workspace create(
      Cli cli,
      Path directory,
      Map<String, String> variables,
      BiConsumer<Workspace, Output> transcript) {
    try {
      var settings = Files.createDirectories(directory.resolve(".settings"));
      var mirror = Files.createDirectories(settings.resolve("mirror"));
      var rules = directory.resolve(RULES);
      Files.writeString(rules, mirrorOnly(mirror));
      var all = new TreeMap<>(variables);
      all.put("TF_CLI_CONFIG_FILE", rules.toString());
      all.put("HOME", settings.toString());
      all.put("CHECKPOINT_DISABLE", "1");
      all.put("TF_IN_AUTOMATION", "1");
      all.put("TF_INPUT", "0");
      return new Workspace(cli, directory, new Program(directory, all, LIMIT), transcript);
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

  Path directory() {
    return directory;
  }

  /// The log file of its commands, if they write one.
  Optional<String> log() {
    return Optional.ofNullable(program.environment().get(LogFiles.PATH));
  }

  StateFile state() {
    return new StateFile(directory.resolve("terraform.tfstate"));
  }

  void write(String name, String content) {
    try {
      var file = directory.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The content of a file; empty if there is none.
  String read(String name) {
    try {
      var file = directory.resolve(name);
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void delete(String name) {
    try {
      Files.deleteIfExists(directory.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Installs providers from a filesystem mirror, in place of an empty one.
  void mirror(Path mirror) {
    write(RULES, mirrorOnly(mirror.toAbsolutePath()));
  }

  /// The same directory without a variable.
  Workspace without(String variable) {
    var rest = new TreeMap<>(program.environment());
    rest.remove(variable);
    return new Workspace(cli, directory, new Program(directory, rest, LIMIT), transcript);
  }

  /// The same directory with other variables.
  Workspace with(Map<String, String> variables) {
    var all = new TreeMap<>(program.environment());
    all.putAll(variables);
    return new Workspace(cli, directory, new Program(directory, all, LIMIT), transcript);
  }

  /// Reads the plan that a command has written to [#PLAN].
  PlanDocument plan() {
    var shown = run("show", "-json", PLAN);
    if (shown.exitCode() != 0) {
      throw new AssertionError("the plan could not be read");
    }
    return new PlanDocument(Document.of(shown.stdout()));
  }

  /// Reads a resource instance from the state; empty if there is none.
  Optional<StoredData> stored(String address, Schema schema) {
    if (!(state().object(address, schema.type()) instanceof ObjectValue object)) {
      return Optional.empty();
    }
    var shown = run("show", "-json");
    if (shown.exitCode() != 0) {
      throw new AssertionError("the state could not be read");
    }
    var sensitive = new ShownState(Document.of(shown.stdout())).sensitive(address);
    var identity = state().identity(address).map(one -> one.decoded(identityType(schema, one)));
    return Optional.of(new StoredData(object, identity, sensitive));
  }

  private static CtyType identityType(Schema schema, Document identity) {
    return CtyType.object(
        schema.members().stream()
            .filter(member -> identity.names().contains(member.name()))
            .collect(Collectors.toMap(Attribute::name, Attribute::ctyType)));
  }

  /// Runs a command, which may fail.
  Output run(String... arguments) {
    return run(List.of(arguments));
  }

  /// Runs a command, which may fail.
  Output run(List<String> arguments) {
    var command = new ArrayList<String>();
    command.add(cli.executable().toString());
    command.addAll(arguments);
    var output = program.run(command);
    transcript.accept(this, output);
    return output;
  }

  /// The configuration, for messages of failed steps.
  String configuration() {
    try (var files = Files.list(directory)) {
      var text = new StringBuilder();
      for (var file : files.filter(Workspace::isConfiguration).sorted().toList()) {
        text.append("--- ").append(file.getFileName()).append('\n');
        text.append(Files.readString(file)).append('\n');
      }
      return text.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isConfiguration(Path file) {
    var name = file.getFileName().toString();
    return name.endsWith(".tf") || name.endsWith(".tf.json");
  }
}
