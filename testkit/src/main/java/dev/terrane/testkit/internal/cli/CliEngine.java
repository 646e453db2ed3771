package dev.terrane.testkit.internal.cli;

import dev.terrane.core.DataSourceCalls;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.session.SensitiveValues;
import dev.terrane.provider.schema.Schema;
import dev.terrane.testkit.cli.Cli;
import dev.terrane.testkit.internal.Engine;
import dev.terrane.testkit.internal.Instance;
import dev.terrane.testkit.internal.TextModule;
import java.util.Optional;
import java.util.function.Supplier;

/// A CLI with a provider that is served in this JVM.
final class CliEngine implements Engine, AutoCloseable {
  private final Cli cli;
  private final ServedProvider provider;
  private final CtyValue block;
  private final Directories directories = new Directories(System.getenv());
  private final Transcript transcript = new Transcript();
  private final SensitiveValues secrets = new SensitiveValues();

  /// Creates an engine, which starts nothing yet.
  ///
  /// @param block the arguments of the `provider` block
  CliEngine(Cli cli, ServedProvider provider, CtyValue block) {
    this.cli = cli;
    this.provider = provider;
    this.block = block;
    hide(provider.schema(), block);
  }

  /// Masks sensitive arguments in the messages of failed steps, which contain the configuration.
  void hide(Schema schema, CtyValue config) {
    secrets.learn(schema.members(), config);
  }

  Cli cli() {
    return cli;
  }

  @Override
  public <R> R run(Supplier<R> step) {
    transcript.clear();
    try {
      return step.get();
    } catch (AssertionError e) {
      directories.keep();
      throw new AssertionError(secrets.mask(cli + ": " + e.getMessage() + transcript.text()), e);
    }
  }

  /// Creates a working directory with the `provider` block.
  Workspace workspace(String name) {
    var directory = directories.create(name);
    var file = ProviderFile.of(provider.name(), block);
    var variable = provider.variable(file.addresses());
    var workspace = Workspace.create(cli, directory, variable, transcript::add);
    workspace.write(ProviderFile.NAME, file.text());
    return workspace;
  }

  @Override
  public Instance resource(String typeName, Schema schema) {
    return new CliInstance(this, typeName, schema);
  }

  @Override
  public DataSourceCalls.Result read(String typeName, Schema schema, CtyValue config) {
    hide(schema, config);
    var workspace = workspace(typeName);
    var file = BlockFile.data(typeName, config);
    file.write(workspace);
    var output = workspace.run("apply", "-json", "-auto-approve");
    var findings = file.findings(output);
    return findings.ok()
        ? new DataSourceCalls.Result(
            Optional.of(workspace.state().data(file.address(), schema.type())), findings)
        : new DataSourceCalls.Result(Optional.empty(), findings);
  }

  @Override
  public TextModule module() {
    return new CliModule(workspace("module"), provider, block);
  }

  @Override
  public void close() {
    provider.close();
    directories.close();
  }
}
