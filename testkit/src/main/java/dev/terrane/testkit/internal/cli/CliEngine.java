package dev.terrane.testkit.internal.cli;

import dev.terrane.core.ActionCalls;
import dev.terrane.core.DataSourceCalls;
import dev.terrane.core.ListResourceCalls;
import dev.terrane.core.statestore.StateStoreCalls;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.engine.session.SensitiveValues;
import dev.terrane.provider.function.Signature;
import dev.terrane.provider.schema.Schema;
import dev.terrane.testkit.cli.Cli;
import dev.terrane.testkit.cli.CliFeature;
import dev.terrane.testkit.internal.Engine;
import dev.terrane.testkit.internal.Instance;
import dev.terrane.testkit.internal.ListQuery;
import dev.terrane.testkit.internal.PartResult;
import dev.terrane.testkit.internal.StoreCommands;
import dev.terrane.testkit.internal.TextModule;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/// A CLI with a provider that is served in this JVM.
final class CliEngine implements Engine, AutoCloseable {
  private final Cli cli;
  private final ServedProvider provider;
  private final Engine java;
  private final ServedProvider echo = new ServedProvider(EchoProvider.setup(), (_, _, _) -> {});
  private final Directories directories;
  private final Lazy<Map<String, String>> options;
  private final Transcript transcript = new Transcript();
  private final SensitiveValues secrets = new SensitiveValues();

  /// Creates an engine, which starts nothing yet.
  ///
  /// @param java the same provider in Core in Java, for calls of state stores
  /// @param directories the directories in which it works
  CliEngine(Cli cli, ServedProvider provider, Engine java, Directories directories) {
    this.cli = cli;
    this.directories = directories;
    this.java = java;
    this.provider = provider;
    this.options = new Lazy<>(() -> provider.options(cli));
    hide(provider.schema(), provider.block());
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
      return java.run(step);
    } catch (AssertionError e) {
      directories.keep();
      throw new AssertionError(secrets.mask(cli + ": " + e.getMessage() + transcript.text()), e);
    }
  }

  /// Creates a working directory with the `provider` block.
  Workspace workspace(String name) {
    var directory = directories.create(name);
    var file = ProviderFile.of(provider.name(), provider.block());
    var variables = new TreeMap<>(directories.variables(directory));
    variables.putAll(options.get());
    variables.putAll(provider.variable(file.addresses()));
    var workspace = Workspace.create(cli, directory, variables, transcript::add);
    workspace.write(ProviderFile.NAME, file.text());
    return workspace;
  }

  /// The address of the provider in working directories, without the host.
  String address() {
    return ProviderFile.implied(provider.name());
  }

  /// The same directory, in which there is a provider of another address. CLIs start the provider
  /// of each object in a state, also of those that are moved, but call only that of the new type.
  Workspace withProvider(Workspace workspace, String address) {
    var own = ProviderFile.of(provider.name(), provider.block()).addresses();
    return own.contains(address)
        ? workspace
        : workspace.with(provider.variable(own, echo, address));
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
            workspace.state().data(file.address(), schema.type()), findings)
        : new DataSourceCalls.Result(Optional.empty(), findings);
  }

  @Override
  public PartResult call(String name, Signature<?> signature, List<CtyValue> arguments) {
    var workspace = workspace(name);
    var file = FunctionFile.of("provider::" + provider.name() + "::" + name, arguments);
    file.write(workspace);
    var findings = file.findings(workspace.run("plan", "-json", "-out=" + Workspace.PLAN));
    if (!findings.ok()) {
      return new PartResult(Optional.empty(), findings);
    }
    var tuple = CtyType.tuple(List.of(signature.resultType()));
    return new PartResult(
        workspace.plan().output(FunctionFile.OUTPUT, tuple) instanceof TupleValue result
            ? Optional.of(result.elements().getFirst())
            : Optional.of(CtyValue.unknown(signature.resultType())),
        findings);
  }

  @Override
  public PartResult open(String typeName, Schema schema, CtyValue config) {
    hide(schema, config);
    var workspace = withProvider(workspace(typeName), EchoProvider.ADDRESS);
    var file = BlockFile.ephemeral(typeName, config);
    file.write(workspace);
    var findings = file.findings(workspace.run("apply", "-json", "-auto-approve"));
    var value = workspace.state().dynamic(file.address(), "data", schema.type());
    return new PartResult(value, findings);
  }

  @Override
  public ActionCalls.Result invoke(String typeName, Schema schema, CtyValue config) {
    hide(schema, config);
    var workspace = workspace(typeName);
    var file = BlockFile.action(typeName, config);
    file.write(workspace);
    var output = workspace.run("apply", "-json", "-auto-approve", "-invoke=" + file.address());
    return new ActionCalls.Result(Events.progress(output), file.findings(output));
  }

  @Override
  public ListResourceCalls.Result query(ListQuery query) {
    hide(query.schema(), query.config());
    var workspace = workspace(query.typeName());
    var file = BlockFile.list(provider.name(), query);
    file.write(workspace);
    var output = workspace.run("query", "-json");
    var findings = file.findings(output);
    return new ListResourceCalls.Result(Events.found(output, query.resource()), findings);
  }

  @Override
  public StateStoreCalls stateStore(String typeName) {
    return java.stateStore(typeName);
  }

  @Override
  public Optional<StoreCommands> storeCommands(String typeName, Schema schema, CtyValue config) {
    hide(schema, config);
    return cli.has(CliFeature.STATE_STORES)
        ? Optional.of(CliStore.of(workspace(typeName), provider, typeName, config))
        : Optional.empty();
  }

  @Override
  public TextModule module() {
    return new CliModule(workspace("module"), provider, echo);
  }

  @Override
  public void close() {
    provider.close();
    echo.close();
    directories.close();
  }
}
