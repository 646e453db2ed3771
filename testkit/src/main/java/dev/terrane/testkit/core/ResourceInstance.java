package dev.terrane.testkit.core;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.resource.ResourceModel;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.testkit.faults.FaultInjection;
import dev.terrane.testkit.faults.FaultSubject;
import dev.terrane.testkit.generate.GeneratedConfigurations;
import dev.terrane.testkit.internal.Engine;
import dev.terrane.testkit.internal.Instance;
import dev.terrane.testkit.internal.Instance.Imported;
import java.util.ArrayList;
import java.util.List;
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
    var empty = new EmptyPlanCheck(typeName, members());
    run(() -> {
      requireOk("validate", instance.validate(first));
      requireOk("apply", instance.apply(first, last));
      empty.requireAfterRefresh(instance.plan(last, true), instance.state());
      empty.require("plan -refresh=false after apply", instance.plan(last, false));
    });
    if (history.isEmpty() || !history.getLast().equals(last)) {
      history.add(last);
    }
  }

  /// Validates and applies a configuration that must be rejected, or whose apply must fail. What
  /// the provider has created until then is in the state.
  ///
  /// @param arguments sets the arguments
  /// @return all errors and warnings
  /// @throws AssertionError if there is no error
  public List<Diagnostic> applyFails(UnaryOperator<Configuration> arguments) {
    var config = config(arguments);
    var findings =
        engine.run(() -> {
          var validated = instance.validate(config);
          var all = validated.ok() ? validated.and(instance.apply(config, config)) : validated;
          if (all.ok()) {
            throw new AssertionError(typeName + ": apply was to fail, but succeeded");
          }
          return all;
        });
    return findings.all();
  }

  /// Plans a configuration, after a refresh. The state is unchanged.
  ///
  /// @param arguments sets the arguments, which may be unknown
  /// @return the change
  /// @throws AssertionError if validation or the plan fails
  public PlannedChange plan(UnaryOperator<Configuration> arguments) {
    var config = config(arguments);
    return engine.run(() -> {
      requireOk("validate", instance.validate(config));
      var plan = instance.plan(config, true);
      requireOk("plan", plan.findings());
      return new PlannedChange(plan.get());
    });
  }

  /// Reads the object. If it no longer exists, it is removed from the state.
  ///
  /// @return this
  /// @throws AssertionError if the read fails
  public ResourceInstance<S> refresh() {
    run(() -> requireOk("refresh", instance.refresh()));
    return this;
  }

  /// Destroys the object, which a read must not find afterwards, unless it exists only in the
  /// state.
  ///
  /// @throws AssertionError if a step fails, or the object still exists
  public void destroy() {
    run(() -> {
      var last = instance.save();
      var isRemote = exists() && !isStateOnly;
      requireOk("destroy", instance.destroy());
      if (isRemote) {
        last.restore();
        requireGone();
      }
    });
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
    var last = history.getLast();
    var all = List.copyOf(history);
    destroy();
    action.run();
    run(() -> requireOk("apply", instance.apply(last, last)));
    history.addAll(all);
  }

  void destroyIfExists() {
    if (exists()) {
      destroy();
    }
  }

  private void requireGone() {
    requireOk("read after destroy", instance.refresh());
    if (exists()) {
      throw new AssertionError(typeName + ": the object still exists after destroy");
    }
  }

  /// Imports the object by an id. The result must be equal to the state, except for write-only
  /// attributes and those that only the configuration contains. The state is unchanged.
  ///
  /// @param id the id of the command `terraform import`
  /// @return this
  /// @throws AssertionError if the import fails or differs
  public ResourceInstance<S> importsById(String id) {
    run(() -> requireEqual("import of \"" + id + "\"", instance.importId(id)));
    return this;
  }

  /// Imports the object by its identity, like [#importsById].
  ///
  /// @return this
  /// @throws AssertionError if the object has no identity, or the import fails or differs
  public ResourceInstance<S> importsByIdentity() {
    run(() -> {
      var imported = instance.importIdentity();
      requireEqual(
          "import by identity",
          imported.orElseThrow(
              () -> new AssertionError(typeName + ": the object has no identity")));
    });
    return this;
  }

  private void requireEqual(String step, Imported result) {
    var name = typeName + ": " + step;
    Failures.requireOk(name, result.findings());
    ImportComparison.requireEqual(name, members(), result.object(), instance.state());
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

  /// Whether the state contains an object.
  ///
  /// @return false before the first apply, and after destroy
  public boolean exists() {
    return !instance.state().isNull();
  }

  private List<Attribute<?>> members() {
    return model.schema().members();
  }

  private void requireOk(String step, CommandDiagnostics findings) {
    Failures.requireOk(typeName + ": " + step, findings);
  }

  private CtyValue config(UnaryOperator<Configuration> arguments) {
    return arguments.apply(Configuration.empty(model.schema())).value();
  }

  private void run(Runnable step) {
    engine.run(() -> {
      step.run();
      return true;
    });
  }
}
