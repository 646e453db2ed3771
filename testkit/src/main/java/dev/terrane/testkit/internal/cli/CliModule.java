package dev.terrane.testkit.internal.cli;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Schema;
import dev.terrane.testkit.internal.StoredData;
import dev.terrane.testkit.internal.TextModule;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A root module in a working directory. Not thread-safe.
final class CliModule implements TextModule {
  private static final String GENERATED = "generated.out";
  private static final Findings FINDINGS = new Findings("", Map.of());

  private final ServedProvider provider;
  private final ServedProvider echo;
  private Workspace workspace;
  private boolean isReleased;
  private final Set<String> written = new HashSet<>();

  /// Creates a module without files.
  ///
  /// @param echo is there if the configuration mentions it
  CliModule(Workspace workspace, ServedProvider provider, ServedProvider echo) {
    this.workspace = workspace;
    this.provider = provider;
    this.echo = echo;
  }

  @Override
  public CommandDiagnostics write(Map<String, String> files) {
    written.forEach(workspace::delete);
    written.clear();
    written.addAll(files.keySet());
    files.forEach(workspace::write);
    var root =
        files.entrySet().stream()
            .filter(one -> !one.getKey().contains("/"))
            .map(Map.Entry::getValue)
            .toList();
    var file = ProviderFile.of(provider.name(), provider.block(), root);
    var isEchoed = root.stream().anyMatch(text -> text.contains("\"" + EchoProvider.NAME + "\""));
    workspace =
        isReleased
            ? workspace.without(ServedProvider.VARIABLE)
            : workspace.with(
                isEchoed
                    ? provider.variable(file.addresses(), echo, EchoProvider.ADDRESS)
                    : provider.variable(file.addresses()));
    workspace.write(ProviderFile.NAME, file.text());
    return FINDINGS.of(workspace.run("init", "-no-color", "-input=false"));
  }

  @Override
  public void mirror(Path directory) {
    workspace.mirror(directory);
  }

  @Override
  public void useReleased(boolean released) {
    isReleased = released;
  }

  @Override
  public Planned plan(List<String> options) {
    var findings =
        FINDINGS.of(workspace.run(command("plan", options, "-json", "-out=" + Workspace.PLAN)));
    if (!findings.ok()) {
      return new Planned(Optional.empty(), findings);
    }
    return new Planned(Optional.of(workspace.plan()), findings);
  }

  @Override
  public Generated generateConfig() {
    var output = workspace.run("plan", "-json", "-generate-config-out=" + GENERATED);
    var text = workspace.read(GENERATED);
    workspace.delete(GENERATED);
    return new Generated(text, FINDINGS.of(output));
  }

  @Override
  public CommandDiagnostics apply(List<String> options) {
    return FINDINGS.of(workspace.run(command("apply", options, "-json", Workspace.PLAN)));
  }

  private static List<String> command(String name, List<String> options, String... last) {
    var command = new ArrayList<>(List.of(name));
    command.addAll(options);
    command.addAll(List.of(last));
    return command;
  }

  @Override
  public CommandDiagnostics destroy() {
    return FINDINGS.of(workspace.run("destroy", "-json", "-auto-approve"));
  }

  @Override
  public CtyValue state(String address, CtyType type) {
    return workspace.state().object(address, type);
  }

  @Override
  public Optional<StoredData> stored(String address, Schema schema) {
    return workspace.stored(address, schema);
  }

  @Override
  public Optional<CtyValue> output(String name) {
    return workspace.state().output(name);
  }

  @Override
  public boolean exists() {
    return workspace.state().hasResources();
  }
}
