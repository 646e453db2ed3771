package dev.terrane.testkit.internal.cli;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyValue;
import dev.terrane.testkit.internal.StoreCommands;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A working directory whose states are in a state store.
///
/// @param workspace the directory
/// @param block the `state_store` block as JSON
record CliStore(Workspace workspace, String block) implements StoreCommands {
  private static final String NAME = "main.tf.json";
  private static final String OUTPUT = "it";
  private static final Findings FINDINGS = new Findings(NAME, Map.of());

  /// A directory that uses a state store.
  ///
  /// @param config the arguments of the `state_store` block
  static CliStore of(
      Workspace workspace, ServedProvider provider, String typeName, CtyValue config) {
    var arguments = block(config).strip();
    var members = arguments.substring(1, arguments.length() - 1).strip();
    var block =
        "{%s: {%s%s\"provider\": {%s: %s}}}"
            .formatted(
                ConfigurationWriter.quoted(typeName),
                members,
                members.isEmpty() ? "" : ", ",
                ConfigurationWriter.quoted(provider.name()),
                block(provider.block()));
    return new CliStore(workspace, block);
  }

  private static String block(CtyValue arguments) {
    return new ConfigurationWriter("unknown_").block(arguments, arguments).text();
  }

  private void write(String value) {
    workspace.write(
        NAME,
        "{\"terraform\": {\"state_store\": %s},\n\"output\": {\"%s\": {\"value\": %s}}}\n"
            .formatted(block, OUTPUT, ConfigurationWriter.quoted(value)));
  }

  @Override
  public CommandDiagnostics init() {
    write("");
    return FINDINGS.of(
        workspace.run(
            "init", "-no-color", "-input=false", "-enable-pluggable-state-storage-experiment"));
  }

  @Override
  public CommandDiagnostics apply(String value) {
    write(value);
    return FINDINGS.of(workspace.run("apply", "-json", "-auto-approve"));
  }

  @Override
  public Optional<String> value() {
    var output = workspace.run("output", "-json");
    return Document.ifJson(output.stdout())
        .map(one -> one.at(OUTPUT, "value"))
        .filter(one -> !one.isNull())
        .map(Document::text);
  }

  @Override
  public CommandDiagnostics workspace(String... arguments) {
    var command = new ArrayList<>(List.of("workspace"));
    command.addAll(List.of(arguments));
    return FINDINGS.of(workspace.run(command));
  }
}
