package dev.terrane.core;

import static dev.terrane.rpc.resource.ApplyResourceChangeRpc.APPLY_RESOURCE_CHANGE;
import static dev.terrane.rpc.resource.GenerateResourceConfigRpc.GENERATE_RESOURCE_CONFIG;
import static dev.terrane.rpc.resource.ImportResourceStateRpc.IMPORT_RESOURCE_STATE;
import static dev.terrane.rpc.resource.MoveResourceStateRpc.MOVE_RESOURCE_STATE;
import static dev.terrane.rpc.resource.PlanResourceChangeRpc.PLAN_RESOURCE_CHANGE;
import static dev.terrane.rpc.resource.ReadResourceRpc.READ_RESOURCE;
import static dev.terrane.rpc.resource.UpgradeResourceIdentityRpc.UPGRADE_RESOURCE_IDENTITY;
import static dev.terrane.rpc.resource.UpgradeResourceStateRpc.UPGRADE_RESOURCE_STATE;
import static dev.terrane.rpc.resource.ValidateResourceConfigRpc.VALIDATE_RESOURCE_CONFIG;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.RawState;
import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.resource.GenerateResourceConfig;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.MoveResourceState;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.resource.UpgradeResourceIdentity;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.engine.resource.ValidateResourceConfig;
import dev.terrane.engine.rules.ProposedNew;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Diagnostic;
import dev.terrane.rpc.Endpoint;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The RPCs of one resource type at one provider, with values instead of bytes. If a response has
/// an error, the result contains the values of the request, except for the state after an apply.
///
/// @param provider the provider of a phase
/// @param resource the resource type
/// @param options the options of calls
record ResourceCalls(Endpoint provider, ResourceSchema resource, CoreOptions options) {
  /// A response.
  ///
  /// @param state the object
  /// @param findings the diagnostics
  /// @param replace the paths that require replacement; of a plan only
  /// @param deferral the reason why the response is not final; then its values are not checked
  record Response(
      ResourceState state,
      CommandDiagnostics findings,
      List<CtyPath> replace,
      Optional<Deferred.Reason> deferral) {
    Response(ResourceState state, CommandDiagnostics findings) {
      this(state, findings, List.of(), Optional.empty());
    }

    private Response deferredBy(Optional<Deferred.Reason> reason) {
      return new Response(state, findings, replace, reason);
    }

    CtyValue value() {
      return state.value();
    }
  }

  CommandDiagnostics validate(CtyValue config) {
    var request =
        new ValidateResourceConfig.Request(
            resource.typeName(), resource.encode(config), options.capabilities());
    return new CommandDiagnostics(provider.call(VALIDATE_RESOURCE_CONFIG, request).diagnostics());
  }

  /// Upgrades a stored object, and its identity if that has another version (U1, U6).
  Response upgrade(StoredObject stored) {
    var raw = new RawState(stored.json(), Map.of());
    var request = new UpgradeResourceState.Request(resource.typeName(), stored.version(), raw);
    var response = provider.call(UPGRADE_RESOURCE_STATE, request);
    var findings = new CommandDiagnostics(response.diagnostics());
    var state = new ResourceState(resource.nothing(), stored.privateState(), DynamicValue.ABSENT);
    if (!findings.ok()) {
      return new Response(state, findings);
    }
    var value = resource.decode("upgrade", response.upgradedState());
    return stored
        .identity()
        .map(identity -> withIdentity(state.with(value), identity, findings))
        .orElseGet(() -> new Response(state.with(value), findings));
  }

  private Response withIdentity(
      ResourceState state, StoredObject.StoredIdentity stored, CommandDiagnostics findings) {
    if (stored.version() == resource.identityVersion()) {
      var identity = new DynamicValue(Bytes.EMPTY, stored.json());
      return answer(state.value(), state.privateState(), identity, findings);
    }
    var request =
        new UpgradeResourceIdentity.Request(
            resource.typeName(), stored.version(), new RawState(stored.json(), Map.of()));
    var response = provider.call(UPGRADE_RESOURCE_IDENTITY, request);
    return answer(
        state.value(),
        state.privateState(),
        response.upgradedIdentity(),
        findings.and(new CommandDiagnostics(response.diagnostics())));
  }

  private static Response answer(
      CtyValue value, Bytes privateState, DynamicValue identity, CommandDiagnostics findings) {
    return new Response(new ResourceState(value, privateState, identity), findings);
  }

  /// The configuration of an object (I10).
  ///
  /// @throws CoreException if the provider reports an error, or if the configuration does not match
  ///   the schema
  CtyValue generateConfig(CtyValue state) {
    var request = new GenerateResourceConfig.Request(resource.typeName(), resource.encode(state));
    var response = provider.call(GENERATE_RESOURCE_CONFIG, request);
    var findings = new CommandDiagnostics(response.diagnostics());
    if (!findings.ok()) {
      throw new CoreException("no configuration can be generated:" + findings.text());
    }
    return resource.decode("generate", response.config());
  }

  Response read(ResourceState state) {
    var request =
        new ReadResource.Request(
            resource.typeName(),
            resource.encode(state.value()),
            state.privateState(),
            state.identity(),
            options.capabilities(),
            options.providerMeta());
    var response = provider.call(READ_RESOURCE, request);
    var findings = new CommandDiagnostics(response.diagnostics());
    if (!findings.ok()) {
      return new Response(state, findings);
    }
    options.requireAllowed("read", response.deferral());
    return answer(
            resource.decode("read", response.newState()),
            response.privateState(),
            response.newIdentity(),
            findings)
        .deferredBy(response.deferral());
  }

  /// Plans a change.
  ///
  /// @param config null to delete
  /// @param plannedPrivate the private state of the first plan; empty in the first phase
  Response plan(ResourceState prior, CtyValue config, Bytes plannedPrivate) {
    var proposed =
        config.isNull() ? config : ProposedNew.of(resource.members(), prior.value(), config);
    var request =
        new PlanResourceChange.Request(
            resource.typeName(),
            resource.encode(prior.value()),
            resource.encode(proposed),
            resource.encode(config),
            prior.privateState(),
            options.capabilities().storePlannedPrivate() ? plannedPrivate : Bytes.EMPTY,
            prior.identity(),
            options.capabilities(),
            options.providerMeta());
    var response = provider.call(PLAN_RESOURCE_CHANGE, request);
    var findings = new CommandDiagnostics(response.diagnostics());
    if (!findings.ok()) {
      return new Response(prior, findings);
    }
    options.requireAllowed("plan", response.deferral());
    var state =
        new ResourceState(
            resource.decode("plan", response.plannedState()),
            response.plannedPrivate(),
            response.plannedIdentity());
    return new Response(state, findings, response.requiresReplace(), response.deferral());
  }

  Response apply(CtyValue prior, ResourceState planned, CtyValue config) {
    var request =
        new ApplyResourceChange.Request(
            resource.typeName(),
            resource.encode(prior),
            resource.encode(planned.value()),
            resource.encode(config),
            planned.privateState(),
            planned.identity(),
            options.providerMeta());
    var response = provider.call(APPLY_RESOURCE_CHANGE, request);
    return answer(
        resource.decode("apply", response.newState()),
        response.privateState(),
        response.newIdentity(),
        new CommandDiagnostics(response.diagnostics()));
  }

  /// Imports by an id, or by an identity.
  ///
  /// @param id empty for an import by identity
  /// @param identity absent for an import by id
  ImportResourceState.Response importObject(String id, DynamicValue identity) {
    return provider.call(
        IMPORT_RESOURCE_STATE,
        new ImportResourceState.Request(resource.typeName(), id, identity, options.capabilities()));
  }

  /// Moves an object of another resource type (M2).
  ///
  /// @param providerAddress the provider of the source
  /// @param typeName the resource type of the source
  MoveResourceState.Response move(String providerAddress, String typeName, StoredObject source) {
    var identity = source.identity().map(StoredObject.StoredIdentity::json).orElse(Bytes.EMPTY);
    return provider.call(
        MOVE_RESOURCE_STATE,
        new MoveResourceState.Request(
            providerAddress,
            typeName,
            source.version(),
            new RawState(source.json(), Map.of()),
            source.privateState(),
            new RawState(identity, Map.of()),
            0,
            resource.typeName()));
  }

  RuleEnforcement rules() {
    return options.rules();
  }

  static CommandDiagnostics error(String summary, String detail) {
    return new CommandDiagnostics(List.of(Diagnostic.error(CtyPath.ROOT, summary, detail)));
  }
}
