package dev.terrane.core;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.DynamicValue;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import java.util.Optional;

/// One instance of a resource, with its entry in the state file between two commands. Each method
/// that is named after a command of Terraform makes the calls of that command. Not thread-safe.
///
/// Configurations are objects of the schema as Terraform evaluates them: absent arguments are null,
/// absent collections of blocks are empty.
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

  /// `terraform plan`. The state is unchanged.
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
    return new Plan(
        plan.change().map(change -> change.deferredBy(prior.deferral())),
        prior.findings().and(plan.findings()));
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

  /// `terraform apply` of a plan with unknown values that are known during apply.
  ///
  /// @param planned the configuration of the plan, which may contain unknown values
  /// @param known the same configuration during apply, wholly known
  /// @throws CoreException if a response breaks a rule
  public CommandDiagnostics apply(CtyValue planned, CtyValue known) {
    var calls = configured();
    var refreshed = refresh(calls);
    var plan = plan(calls, refreshed, planned);
    return plan.isApplicable() ? apply(plan, known) : plan.findings();
  }

  private CommandDiagnostics apply(Plan plan, CtyValue config) {
    // Core announces that it permits deferrals, and reports them nevertheless (AP1).
    var calls = new ResourceCalls(providers.configured(), resource, options.allowingDeferral());
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
    if (!refreshed.findings().ok() || refreshed.deferral().isPresent() || !exists()) {
      return refreshed.findings();
    }
    var plan = new Planner(calls).planDestroy(refreshed.state());
    return plan.isApplicable() ? apply(plan, resource.nothing()) : plan.findings();
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

  /// A `moved` block from an instance of another resource type. The provider is not configured. The
  /// state is unchanged after an error.
  ///
  /// @param providerAddress the address of the provider of the source
  /// @param typeName the resource type of the source
  /// @param source the entry of the source in the state file
  /// @throws CoreException if a response breaks a rule
  public CommandDiagnostics move(String providerAddress, String typeName, StoredObject source) {
    var refresher = new Refresher(calls(providers.started()));
    var moved = refresher.move(providerAddress, typeName, source);
    if (moved.stored().exists()) {
      stored = moved.stored();
    }
    return moved.findings();
  }

  /// The configuration that `terraform plan -generate-config-out` writes for the object in the
  /// state.
  ///
  /// @throws CoreException if the provider reports an error
  public CtyValue generatedConfig() {
    return calls(providers.started()).generateConfig(state());
  }

  /// The schema of the resource.
  public Schema schema() {
    return resource.schema();
  }

  /// The type of the resource's identity; without attributes if it has none.
  public CtyType identityType() {
    return resource.identityType();
  }

  /// The object in the state; null of the schema's type if there is none.
  public CtyValue state() {
    return stored.value(resource.schema().type());
  }

  /// The identity of the object in the state, if the provider has returned one.
  public Optional<CtyValue> identity() {
    return stored
        .identity()
        .map(identity -> Json.decode(identity.json().array(), resource.identityType()));
  }

  /// Whether the state contains an object.
  public boolean exists() {
    return stored.exists();
  }

  /// The entry in the state file.
  public StoredObject stored() {
    return stored;
  }

  /// Replaces the entry in the state file.
  public void store(StoredObject other) {
    stored = other;
  }

  /// Replaces the entry in the state file with an object, without private state and identity.
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
