package dev.terrane.core;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.DynamicValue;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import java.util.Optional;

/// One instance of a resource, and what the state file holds of it between two commands. Each
/// method that is named after a command of Terraform makes the calls of that command. Not for use
/// by several threads at once.
///
/// Configurations are objects of the schema as Terraform evaluates them: what is not written is
/// null, a collection of blocks is empty.
public final class ResourceInstance {
  private final ProviderStarter providers;
  private final CoreOptions options;
  private final ResourceSchema resource;
  private StoredObject stored = StoredObject.NOTHING;

  ResourceInstance(ProviderStarter providers, CoreOptions options, ResourceSchema resource) {
    this.providers = providers;
    this.options = options;
    this.resource = resource;
  }

  /// `terraform validate`.
  public CommandDiagnostics validate(CtyValue config) {
    return calls(providers.started()).validate(config);
  }

  /// `terraform plan`. The state stays as it is.
  ///
  /// @throws CoreException if a response breaks a rule
  public Plan plan(CtyValue config) {
    var calls = configured();
    return plan(calls, new Refresher(calls).refresh(stored), config);
  }

  private static Plan plan(ResourceCalls calls, Refresher.Refreshed prior, CtyValue config) {
    if (!prior.findings().ok()) {
      return Plan.failed(prior.findings());
    }
    var plan = new Planner(calls).plan(prior.state(), prior.stored().tainted(), config);
    return new Plan(plan.change(), prior.findings().and(plan.findings()));
  }

  /// `terraform plan -refresh=false`.
  ///
  /// @throws CoreException if a response breaks a rule
  public Plan planWithoutRefresh(CtyValue config) {
    var calls = configured();
    var prior = new Refresher(calls).upgrade(stored);
    return plan(calls, new Refresher.Refreshed(stored, prior.state(), prior.findings()), config);
  }

  /// `terraform apply`. The state is kept also after errors.
  ///
  /// @throws CoreException if a response breaks a rule
  public CommandDiagnostics apply(CtyValue config) {
    return apply(config, config);
  }

  /// `terraform apply`, when the plan does not know all that is known when it is applied.
  ///
  /// @param planned the configuration of the plan, which may hold unknowns
  /// @param known the same configuration when it is applied, wholly known
  /// @throws CoreException if a response breaks a rule
  public CommandDiagnostics apply(CtyValue planned, CtyValue known) {
    var calls = configured();
    var refreshed = refresh(calls);
    var plan = plan(calls, refreshed, planned);
    return plan.change().isEmpty() || plan.action() == Action.NO_OP
        ? plan.findings()
        : apply(plan, known);
  }

  private CommandDiagnostics apply(Plan plan, CtyValue config) {
    var calls = configured();
    var applied = new Applier(calls).apply(plan.get(), stored, config);
    stored = applied.stored();
    calls.rules().require("apply", applied.violations());
    return plan.findings().and(applied.findings());
  }

  /// `terraform destroy`.
  ///
  /// @throws CoreException if a response breaks a rule
  public CommandDiagnostics destroy() {
    var calls = configured();
    var refreshed = refresh(calls);
    if (!refreshed.findings().ok() || !exists()) {
      return refreshed.findings();
    }
    var plan = new Planner(calls).planDestroy(refreshed.state());
    return plan.change().isEmpty() ? plan.findings() : apply(plan, resource.nothing());
  }

  /// `terraform refresh`.
  ///
  /// @throws CoreException if a response breaks a rule
  public CommandDiagnostics refresh() {
    return refresh(configured()).findings();
  }

  private Refresher.Refreshed refresh(ResourceCalls calls) {
    var refreshed = new Refresher(calls).refresh(stored);
    stored = refreshed.stored();
    return refreshed;
  }

  /// `terraform import` by an id.
  ///
  /// @throws CoreException if a response breaks a rule
  public CommandDiagnostics importId(String id) {
    return importObject(id, DynamicValue.ABSENT);
  }

  /// An `import` block with an identity.
  ///
  /// @param identity an object of [#identityType()]
  /// @throws CoreException if a response breaks a rule
  public CommandDiagnostics importIdentity(CtyValue identity) {
    return importObject("", DynamicValue.of(identity, resource.identityType()));
  }

  private CommandDiagnostics importObject(String id, DynamicValue identity) {
    var imported = new Refresher(configured()).importObject(id, identity);
    if (imported.stored().exists()) {
      stored = imported.stored();
    }
    return imported.findings();
  }

  /// The schema of the resource.
  public Schema schema() {
    return resource.schema();
  }

  /// The type of the resource's identities; without attributes where it has none.
  public CtyType identityType() {
    return resource.identityType();
  }

  /// The object that the state holds; null of the schema's type for none.
  public CtyValue state() {
    return stored.value(resource.schema().type());
  }

  /// The identity of the object that the state holds, where its provider has returned one.
  public Optional<CtyValue> identity() {
    return stored
        .identity()
        .map(identity -> Json.decode(identity.json().array(), resource.identityType()));
  }

  /// Whether the state holds an object.
  public boolean exists() {
    return stored.exists();
  }

  /// All that the state file holds.
  public StoredObject stored() {
    return stored;
  }

  /// Replaces what the state file holds.
  public void store(StoredObject other) {
    stored = other;
  }

  /// Replaces what the state file holds by an object, without private state and identity.
  public void store(CtyValue object) {
    stored = StoredObject.of(resource, ResourceState.of(object), false);
  }

  private ResourceCalls configured() {
    return calls(providers.configured());
  }

  private ResourceCalls calls(Endpoint provider) {
    return new ResourceCalls(provider, resource, options);
  }
}
