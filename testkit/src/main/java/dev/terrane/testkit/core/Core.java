package dev.terrane.testkit.core;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.datasource.DataSourceModel;
import dev.terrane.provider.resource.ResourceModel;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.testkit.LogLine;
import dev.terrane.testkit.cli.Cli;
import dev.terrane.testkit.faults.FaultSubject;
import dev.terrane.testkit.internal.Engine;
import dev.terrane.testkit.internal.ResourceTypes;
import dev.terrane.testkit.internal.cli.CliEngines;
import dev.terrane.testkit.internal.jvm.JvmEngines;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/// Terraform with one provider, inside the JVM of a test. It makes the calls of Terraform's
/// commands, keeps the state, and fails a test where Terraform would report a bug of the provider.
///
/// ```
/// var note = Core.of(new FilesProviderType()).resource(NoteModel.resource());
/// note.apply(in -> in.set(NoteModel.PATH, "a.txt").set(NoteModel.CONTENT, "hi"));
/// assertThat(note.state().sha256()).startsWith("8f43");
/// note.destroy();
/// ```
///
/// Terraform starts a provider for each phase of a command, so that each phase has its own session
/// here, and a field of a resource does not outlive it. A remote side that is kept in memory must
/// belong to the provider's type or to the test. Not thread-safe.
///
/// With [#on] the same steps run on a CLI.
public final class Core implements AutoCloseable {
  private final CoreScope scope;
  private final ProviderType<?, ?> type;
  private final Configuration block;
  private final Map<String, String> environment;
  private final List<LogLine> log;
  private final Engine engine;

  private Core(
      CoreScope scope,
      ProviderType<?, ?> type,
      Configuration block,
      Map<String, String> environment) {
    this.scope = scope;
    this.type = type;
    this.block = block;
    this.environment = environment;
    this.log = Collections.synchronizedList(new ArrayList<>());
    this.engine =
        scope
            .engines()
            .create(
                type,
                block.value(),
                environment,
                (level, message, fields) -> log.add(new LogLine(level, message, fields)));
  }

  /// Uses a provider with an empty `provider` block and no environment variables.
  ///
  /// @param type the generated type of the provider: `new FilesProviderType()`
  /// @return Terraform with this provider
  public static Core of(ProviderType<?, ?> type) {
    var scope = new CoreScope(new JvmEngines());
    return new Core(scope, type, Configuration.empty(type.schema()), Map.of());
  }

  /// Runs the steps on a CLI. The provider is served in this JVM, so that breakpoints work and a
  /// remote side in memory is the same. Each resource instance has a working directory of its own.
  ///
  /// @param cli the terraform or tofu
  /// @return the CLI with this provider, and without resources; must be closed
  public Core on(Cli cli) {
    return new Core(new CoreScope(new CliEngines(cli)), type, block, environment);
  }

  /// Replaces the provider, for instance by one whose remote side is a field of the test.
  ///
  /// @param other the type of the provider
  /// @return Terraform with this provider and an empty `provider` block, and without resources
  public Core using(ProviderType<?, ?> other) {
    return new Core(scope, other, Configuration.empty(other.schema()), environment);
  }

  /// Replaces the `provider` block.
  ///
  /// @param arguments sets its arguments
  /// @return Terraform with this block, and without resources
  public Core configured(UnaryOperator<Configuration> arguments) {
    return new Core(scope, type, arguments.apply(Configuration.empty(type.schema())), environment);
  }

  /// Replaces the environment of the provider, for attributes with
  /// [Attribute#defaultFromEnvironment]. Variables of the test's process are not visible to it.
  ///
  /// @param variables names and values
  /// @return Terraform with this environment, and without resources
  public Core inEnvironment(Map<String, String> variables) {
    return new Core(scope, type, block, Map.copyOf(variables));
  }

  /// Declares a resource instance, which does not exist yet.
  ///
  /// @param model the model of the resource: `NoteModel.resource()`
  /// @param <S> the view of the stored state
  /// @return the instance
  /// @throws IllegalArgumentException if the provider has no such resource
  public <S extends StoredState> ResourceInstance<S> resource(
      ResourceModel<?, ?, ?, S, ?, ?> model) {
    var name = typeName(model.name());
    var instance =
        new ResourceInstance<>(
            engine,
            model,
            name,
            ResourceTypes.areStateOnly(type, name),
            configurations ->
                new FaultSubject(type, block.value(), environment, name, configurations));
    scope.atEnd(instance::destroyIfExists);
    return instance;
  }

  /// Declares a root module in Terraform's language. Only CLIs read it.
  ///
  /// @param text the file `main.tf`
  /// @return the module, of which nothing is applied yet
  /// @throws IllegalStateException if this is Core in Java
  public RootModule hcl(String text) {
    var module = new RootModule(engine, type.name());
    scope.atEnd(module::destroyIfExists);
    return module.hcl(text);
  }

  /// Validates and reads a data source.
  ///
  /// @param model the model of the data source
  /// @param arguments sets its arguments
  /// @param <S> the view of the state
  /// @return the state
  /// @throws IllegalArgumentException if the provider has no such data source
  /// @throws AssertionError if the read fails, or the result violates a rule of Terraform
  public <S> S read(DataSourceModel<?, ?, S> model, UnaryOperator<Configuration> arguments) {
    var config = arguments.apply(Configuration.empty(model.schema())).value();
    return engine.run(() -> {
      var name = typeName(model.name());
      var result = engine.read(name, model.schema(), config);
      Failures.requireOk("reading the data source " + name, result.findings());
      return model.views().state().decode((ObjectValue) result.value().orElseThrow());
    });
  }

  private String typeName(String name) {
    return ResourceTypes.fullName(type, name);
  }

  /// The lines that the provider has logged, in order.
  ///
  /// @return a copy
  public List<LogLine> log() {
    synchronized (log) {
      return List.copyOf(log);
    }
  }

  /// Destroys the objects that still exist, also those of derived instances of this class, and ends
  /// the server of the provider for a CLI.
  ///
  /// @throws AssertionError if an object could not be destroyed
  @Override
  public void close() {
    scope.close();
  }
}
