package dev.terrane.testkit.core;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.Value;
import dev.terrane.provider.action.ActionModel;
import dev.terrane.provider.datasource.DataSourceModel;
import dev.terrane.provider.ephemeral.EphemeralResourceModel;
import dev.terrane.provider.function.FunctionType;
import dev.terrane.provider.list.ListResourceModel;
import dev.terrane.provider.resource.ResourceModel;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.statestore.StateStoreModel;
import dev.terrane.testkit.LogLine;
import dev.terrane.testkit.cli.Cli;
import dev.terrane.testkit.faults.FaultSubject;
import dev.terrane.testkit.internal.Engine;
import dev.terrane.testkit.internal.ProviderSetup;
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
  private final ProviderSetup setup;
  private final List<LogLine> log;
  private final Engine engine;
  private final PartSteps parts;

  private Core(CoreScope scope, ProviderSetup setup) {
    this.scope = scope;
    this.setup = setup;
    this.log = Collections.synchronizedList(new ArrayList<>());
    this.engine =
        scope
            .engines()
            .create(
                setup, (level, message, fields) -> log.add(new LogLine(level, message, fields)));
    this.parts = new PartSteps(engine, setup.type());
  }

  /// Uses a provider with an empty `provider` block and no environment variables.
  ///
  /// @param type the generated type of the provider: `new FilesProviderType()`
  /// @return Terraform with this provider
  public static Core of(ProviderType<?, ?> type) {
    var scope = new CoreScope(new JvmEngines());
    return new Core(scope, new ProviderSetup(type, Configuration.empty(type.schema()).value()));
  }

  /// Runs the steps on a CLI. The provider is served in this JVM, so that breakpoints work and a
  /// remote side in memory is the same. Each resource instance has a working directory of its own.
  ///
  /// @param cli the terraform or tofu
  /// @return the CLI with this provider, and without resources; must be closed
  public Core on(Cli cli) {
    return on(cli, "terrane-test");
  }

  /// Runs the steps on a CLI, like [#on(Cli)], for a test with a name.
  ///
  /// @param cli the terraform or tofu
  /// @param test the name of the test, which is a part of the names of working directories and of
  ///   log files
  /// @return the CLI with this provider, and without resources; must be closed
  public Core on(Cli cli, String test) {
    return new Core(new CoreScope(new CliEngines(cli, test)), setup);
  }

  /// Replaces the provider, for instance by one whose remote side is a field of the test.
  ///
  /// @param other the type of the provider
  /// @return Terraform with this provider and an empty `provider` block, and without resources
  public Core using(ProviderType<?, ?> other) {
    return new Core(scope, setup.with(other, Configuration.empty(other.schema()).value()));
  }

  /// Replaces the `provider` block.
  ///
  /// @param arguments sets its arguments
  /// @return Terraform with this block, and without resources
  public Core configured(UnaryOperator<Configuration> arguments) {
    var type = setup.type();
    return new Core(scope, setup.with(type, PartSteps.config(type.schema(), arguments)));
  }

  /// Replaces the environment of the provider, for attributes with
  /// [Attribute#defaultFromEnvironment]. Variables of the test's process are not visible to it.
  ///
  /// @param variables names and values
  /// @return Terraform with this environment, and without resources
  public Core inEnvironment(Map<String, String> variables) {
    return new Core(scope, setup.with(variables));
  }

  /// Permits the provider to defer changes, as the option `-allow-deferral` does. CLIs need
  /// [dev.terrane.testkit.cli.CliFeature#DEFERRALS].
  ///
  /// @return Terraform with this option, and without resources
  public Core allowingDeferral() {
    return new Core(scope, setup.allowingDeferral());
  }

  /// Declares a resource instance, which does not exist yet.
  ///
  /// @param model the model of the resource: `NoteModel.resource()`
  /// @param <S> the view of the stored state
  /// @return the instance
  /// @throws IllegalArgumentException if the provider has no such resource
  public <S extends StoredState> ResourceInstance<S> resource(
      ResourceModel<?, ?, ?, S, ?, ?> model) {
    var name = parts.typeName(model.name());
    var instance =
        new ResourceInstance<>(
            engine,
            model,
            name,
            ResourceTypes.areStateOnly(setup.type(), name),
            configurations ->
                new FaultSubject(
                    setup.type(), setup.block(), setup.environment(), name, configurations));
    scope.atEnd(instance::destroyIfExists);
    return instance;
  }

  /// Declares a root module in Terraform's language. Only CLIs read it.
  ///
  /// @param text the file `main.tf`
  /// @return the module, of which nothing is applied yet
  /// @throws IllegalStateException if this is Core in Java
  public RootModule hcl(String text) {
    var module = new RootModule(engine, setup.type().name());
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
    return parts.read(model, arguments);
  }

  /// Calls a provider function twice, which must have the same result.
  ///
  /// @param function the function: `TextFunctions.slug()`
  /// @param arguments values of the parameters' types
  /// @param <R> the Java type of the result
  /// @return the result: known, null, or unknown if an argument is
  /// @throws AssertionError if the call fails, or the results differ
  public <R> Value<R> call(FunctionType<R> function, CtyValue... arguments) {
    return parts.call(function, List.of(arguments));
  }

  /// Calls a provider function that must report an error.
  ///
  /// @param function the function
  /// @param arguments values of the parameters' types
  /// @return the error; its path is the index of the argument if one is invalid
  /// @throws AssertionError if there is no error
  public List<Diagnostic> callFails(FunctionType<?> function, CtyValue... arguments) {
    return parts.callFails(function, List.of(arguments));
  }

  /// Validates, opens and closes an ephemeral resource. Core in Java also renews it once if it is
  /// to be renewed, without waiting for the time.
  ///
  /// @param model the model of the ephemeral resource
  /// @param arguments sets its arguments
  /// @param <S> the view of the result
  /// @return the result
  /// @throws AssertionError if a call fails, or the result violates a rule of Terraform
  public <S> S open(EphemeralResourceModel<?, ?, S> model, UnaryOperator<Configuration> arguments) {
    return parts.open(model, arguments);
  }

  /// Opens and closes an ephemeral resource, which must report an error.
  ///
  /// @param model the model of the ephemeral resource
  /// @param arguments sets its arguments
  /// @return all errors and warnings
  /// @throws AssertionError if there is no error
  public List<Diagnostic> openFails(
      EphemeralResourceModel<?, ?, ?> model, UnaryOperator<Configuration> arguments) {
    return parts.openFails(model, arguments);
  }

  /// Validates, plans and invokes an action.
  ///
  /// @param model the model of the action
  /// @param arguments sets its arguments
  /// @return the progress messages
  /// @throws AssertionError if a call fails
  public List<String> invoke(ActionModel<?, ?> model, UnaryOperator<Configuration> arguments) {
    return parts.invoke(model, arguments);
  }

  /// Invokes an action that must report an error.
  ///
  /// @param model the model of the action
  /// @param arguments sets its arguments
  /// @return all errors and warnings
  /// @throws AssertionError if there is no error
  public List<Diagnostic> invokeFails(
      ActionModel<?, ?> model, UnaryOperator<Configuration> arguments) {
    return parts.invokeFails(model, arguments);
  }

  /// Lists the objects of a resource, with and without their states. Both must find the same
  /// objects, and none twice.
  ///
  /// @param model the model of the list resource
  /// @param arguments sets its arguments
  /// @param limit the maximum number of objects
  /// @param <Id> the view of the identity
  /// @param <S> the view of the state
  /// @return the objects with their states, in the order of the list
  /// @throws AssertionError if a list fails, or the objects differ
  public <Id, S> List<FoundObject<Id, S>> query(
      ListResourceModel<?, ?, Id, S> model, UnaryOperator<Configuration> arguments, long limit) {
    return new QueryStep<>(parts, model, arguments, limit).run();
  }

  /// Lists the objects of a resource, which must report an error.
  ///
  /// @param model the model of the list resource
  /// @param arguments sets its arguments
  /// @return all errors and warnings
  /// @throws AssertionError if there is no error
  public List<Diagnostic> queryFails(
      ListResourceModel<?, ?, ?, ?> model, UnaryOperator<Configuration> arguments) {
    return new QueryStep<>(parts, model, arguments, Long.MAX_VALUE).fails();
  }

  /// Stores, reads, lists, locks and deletes states in an empty state store, from two sessions of
  /// Core in Java. A CLI with [dev.terrane.testkit.cli.CliFeature#STATE_STORES] also runs commands
  /// whose states are in the store.
  ///
  /// @param model the model of the state store
  /// @param arguments sets its arguments
  /// @throws AssertionError if a call fails, or the store does not do what Terraform relies on
  public void storesStates(StateStoreModel<?, ?> model, UnaryOperator<Configuration> arguments) {
    new StateStoreStep(parts, model, arguments).run();
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
