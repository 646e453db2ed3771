package dev.terrane.testkit.core;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.resource.ResourceModel;
import dev.terrane.testkit.faults.FaultInjection;
import dev.terrane.testkit.faults.FaultSubject;
import dev.terrane.testkit.generate.GeneratedConfigurations;
import dev.terrane.testkit.internal.Engine;
import dev.terrane.testkit.internal.FormerState;
import dev.terrane.testkit.internal.Instance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// One instance of a resource and its entry in the state. Each method makes the calls of a command
/// of Terraform. A step that fails, and a response that violates a rule of Terraform, end the test
/// with an [AssertionError] that names the step and the attribute. Not thread-safe.
///
/// @param <S> the view of the stored state
public final class ResourceInstance<S extends StoredState> {
  private final Engine engine;
  private final ResourceModel<?, ?, ?, S, ?, ?> model;
  private final String typeName;
  private final boolean isStateOnly;
  private final Instance instance;
  private final InstanceSteps steps;
  private final Function<List<CtyValue>, FaultSubject> faults;
  private final List<CtyValue> history = new ArrayList<>();

  /// Declares an instance.
  ///
  /// @param isStateOnly whether a read finds the object also after destroy
  /// @param faults the resource with the configurations that were applied, for tests with faults
  ResourceInstance(
      Engine engine,
      ResourceModel<?, ?, ?, S, ?, ?> model,
      String typeName,
      boolean isStateOnly,
      Function<List<CtyValue>, FaultSubject> faults) {
    this.engine = engine;
    this.model = model;
    this.typeName = typeName;
    this.isStateOnly = isStateOnly;
    this.faults = faults;
    this.instance = engine.resource(typeName, model.schema());
    this.steps = new InstanceSteps(instance, typeName, model.schema().members());
  }

  /// Validates, plans and applies a configuration. Afterwards, the plan must be empty, with and
  /// without a refresh, and a refresh must find the applied values.
  ///
  /// @param arguments sets the arguments, all known
  /// @return this
  /// @throws AssertionError if a step fails, or the plan afterwards is not empty
  public ResourceInstance<S> apply(UnaryOperator<Configuration> arguments) {
    return apply(arguments, arguments);
  }

  /// Plans one configuration and applies another: what is unknown in the plan is known during
  /// apply, as with computed attributes of resources that are created before.
  ///
  /// @param planned sets the arguments of the plan
  /// @param known sets the same arguments, all known
  /// @return this
  /// @throws AssertionError if a step fails, or the plan afterwards is not empty
  public ResourceInstance<S> apply(
      UnaryOperator<Configuration> planned, UnaryOperator<Configuration> known) {
    apply(config(planned), config(known));
    return this;
  }

  private void apply(CtyValue first, CtyValue last) {
    engine.perform(() -> steps.apply(first, last));
    remember(last);
  }

  private void remember(CtyValue last) {
    if (history.isEmpty() || !history.getLast().equals(last)) {
      history.add(last);
    }
  }

  /// Validates, plans and applies a configuration. Afterwards, the plan with a refresh must not be
  /// empty, as when the remote side changes a value, or returns one that cannot be configured.
  ///
  /// @param arguments sets the arguments, all known
  /// @return the change of the plan afterwards
  /// @throws AssertionError if a step fails, or the plan afterwards is empty
  public PlannedChange applyWithNonEmptyPlan(UnaryOperator<Configuration> arguments) {
    var config = config(arguments);
    var change = engine.run(() -> steps.applyWithNonEmptyPlan(config));
    remember(config);
    return new PlannedChange(change);
  }

  /// Validates, plans and applies a configuration whose change must be deferred, so that the object
  /// is unchanged. Needs [Core#allowingDeferral].
  ///
  /// @param arguments sets the arguments, which may be unknown
  /// @return the deferred change
  /// @throws AssertionError if a step fails, or the change is not deferred
  public PlannedChange applyDeferred(UnaryOperator<Configuration> arguments) {
    var config = config(arguments);
    return engine.run(() -> new PlannedChange(steps.applyDeferred(config)));
  }

  /// Validates and applies a configuration that must be rejected, or whose apply must fail. What
  /// the provider has created until then is in the state.
  ///
  /// @param arguments sets the arguments
  /// @return all errors and warnings
  /// @throws AssertionError if there is no error
  public List<Diagnostic> applyFails(UnaryOperator<Configuration> arguments) {
    var config = config(arguments);
    return engine.run(() -> steps.applyFails(config).all());
  }

  /// Plans a configuration, after a refresh. The state is unchanged.
  ///
  /// @param arguments sets the arguments, which may be unknown
  /// @return the change
  /// @throws AssertionError if validation or the plan fails
  public PlannedChange plan(UnaryOperator<Configuration> arguments) {
    var config = config(arguments);
    return engine.run(() -> new PlannedChange(steps.plan(config)));
  }

  /// Reads the object. If it no longer exists, it is removed from the state.
  ///
  /// @return this
  /// @throws AssertionError if the read fails
  public ResourceInstance<S> refresh() {
    engine.perform(steps::refresh);
    return this;
  }

  /// Destroys the object, which a read must not find afterwards, unless it exists only in the
  /// state.
  ///
  /// @throws AssertionError if a step fails, or the object still exists
  public void destroy() {
    engine.perform(() -> steps.destroy(isStateOnly));
    history.clear();
  }

  /// Tests that the provider survives each fault of the life cycle that this instance has had: from
  /// nothing over the configurations that were applied to destroy. The object is destroyed before,
  /// and created again afterwards.
  ///
  /// @return this
  /// @throws AssertionError if the provider does not survive a fault
  /// @throws IllegalArgumentException if no configuration has been applied
  /// @throws IllegalStateException if no calls are observed
  /// @see FaultInjection
  public ResourceInstance<S> survivesEveryFault() {
    faults().survives();
    return this;
  }

  /// The faults of [#survivesEveryFault], to choose some of them, and to show the remote side.
  ///
  /// @return all faults of the configurations that were applied
  /// @throws IllegalArgumentException if no configuration has been applied
  public FaultInjection faults() {
    return FaultInjection.of(faults.apply(List.copyOf(history)), this::withoutObject);
  }

  /// Random valid configurations, to test whole life cycles of further objects. This object is
  /// unchanged.
  ///
  /// @return the configurations, with which nothing has happened yet
  public GeneratedConfigurations generated() {
    return GeneratedConfigurations.of(
        typeName,
        model.schema(),
        config -> engine.run(() -> instance.validate(config).all()),
        configurations -> {
          var other = new ResourceInstance<>(engine, model, typeName, isStateOnly, faults);
          configurations.forEach(one -> other.apply(one, one));
          other.destroy();
        });
  }

  private void withoutObject(Runnable action) {
    var all = List.copyOf(history);
    destroy();
    action.run();
    engine.perform(() -> steps.applyOnly(all.getLast()));
    history.addAll(all);
  }

  void destroyIfExists() {
    if (exists()) {
      destroy();
    }
  }

  /// Imports the object by an id. The result must be equal to the state, except for write-only
  /// attributes and those that only the configuration contains. The state is unchanged.
  ///
  /// @param id the id of the command `terraform import`
  /// @return this
  /// @throws AssertionError if the import fails or differs
  public ResourceInstance<S> importsById(String id) {
    engine.perform(() -> steps.importId(id));
    return this;
  }

  /// Imports the object by its identity, like [#importsById].
  ///
  /// @return this
  /// @throws AssertionError if the object has no identity, or the import fails or differs
  public ResourceInstance<S> importsByIdentity() {
    engine.perform(steps::importIdentity);
    return this;
  }

  /// Upgrades a state of a former schema version. It replaces the state of this instance. The
  /// object must exist, and the plan after the upgrade and a read must be empty. The state is
  /// unchanged if the step fails.
  ///
  /// @param version the schema version with which the state was written
  /// @param rawJson the object, as in the `attributes` of a state file
  /// @param arguments sets the arguments, all known
  /// @return this
  /// @throws IllegalArgumentException if the version is negative, or the text is not a JSON object
  /// @throws AssertionError if the upgrade or the read fails, or the plan afterwards is not empty
  public ResourceInstance<S> upgradesFrom(
      long version, String rawJson, UnaryOperator<Configuration> arguments) {
    return takeOver(new FormerState(Optional.empty(), version, rawJson), arguments);
  }

  /// Moves a state of another resource type by a `moved` block, like [#upgradesFrom]. CLIs need
  /// [dev.terrane.testkit.cli.CliFeature#MOVE_BETWEEN_TYPES].
  ///
  /// @param providerAddress the address of the source's provider: `hashicorp/null`, or with the
  ///   host `terraform.io/builtin/terraform`; for this provider `hashicorp/` and its name
  /// @param type the full name of the source's resource type
  /// @param version the schema version with which the state was written
  /// @param rawJson the object, as in the `attributes` of a state file
  /// @param arguments sets the arguments of the target, all known
  /// @return this
  /// @throws IllegalArgumentException if the address or the version is invalid, or the text is not
  ///   a JSON object
  /// @throws AssertionError if the move or the read fails, or the plan afterwards is not empty
  public ResourceInstance<S> movesFrom(
      String providerAddress,
      String type,
      long version,
      String rawJson,
      UnaryOperator<Configuration> arguments) {
    var source = new FormerState.Source(providerAddress, type);
    return takeOver(new FormerState(Optional.of(source), version, rawJson), arguments);
  }

  private ResourceInstance<S> takeOver(FormerState former, UnaryOperator<Configuration> arguments) {
    var config = config(arguments);
    engine.perform(() -> steps.takeOver(former, config));
    remember(config);
    return this;
  }

  /// Returns the state.
  ///
  /// @return the stored object
  /// @throws AssertionError if there is none
  public S state() {
    if (instance.state() instanceof ObjectValue object) {
      return model.views().stored().decode(object);
    }
    throw new AssertionError(typeName + ": the state contains no object");
  }

  /// Returns the state with the identity, and what Terraform hides of it.
  ///
  /// @return the stored object
  /// @throws AssertionError if there is none
  public StoredInstance<S> stored() {
    return engine.run(() -> StoredInstance.of(model, typeName, instance.stored()));
  }

  /// Whether the state contains an object.
  ///
  /// @return false before the first apply, and after destroy
  public boolean exists() {
    return steps.exists();
  }

  private CtyValue config(UnaryOperator<Configuration> arguments) {
    return arguments.apply(Configuration.empty(model.schema())).value();
  }
}
