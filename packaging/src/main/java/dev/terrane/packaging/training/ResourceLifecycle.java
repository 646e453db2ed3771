package dev.terrane.packaging.training;

import static dev.terrane.rpc.resource.ApplyResourceChangeRpc.APPLY_RESOURCE_CHANGE;
import static dev.terrane.rpc.resource.ImportResourceStateRpc.IMPORT_RESOURCE_STATE;
import static dev.terrane.rpc.resource.PlanResourceChangeRpc.PLAN_RESOURCE_CHANGE;
import static dev.terrane.rpc.resource.ReadResourceRpc.READ_RESOURCE;
import static dev.terrane.rpc.resource.UpgradeResourceStateRpc.UPGRADE_RESOURCE_STATE;
import static dev.terrane.rpc.resource.ValidateResourceConfigRpc.VALIDATE_RESOURCE_CONFIG;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.cty.codec.MessagePack;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.RawState;
import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.engine.resource.ValidateResourceConfig;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// One resource during training, from creation to destruction, with the calls that Terraform makes.
final class ResourceLifecycle {
  static final ClientCapabilities CLIENT = new ClientCapabilities(false, true, true, false);

  private final Endpoint provider;
  private final String address;
  private final String type;
  private final Schema schema;
  private DynamicValue state;
  private DynamicValue identity = DynamicValue.ABSENT;
  private Bytes kept = Bytes.EMPTY;

  /// @param address `TYPE.NAME`
  ResourceLifecycle(Endpoint provider, String address, Schema schema) {
    this.provider = provider;
    this.address = address;
    this.type = address.substring(0, address.indexOf('.'));
    this.schema = schema;
    this.state = nothing();
  }

  private DynamicValue nothing() {
    return DynamicValue.of(CtyValue.nullOf(schema.type()), schema.type());
  }

  /// Makes the configuration of a block as Terraform does.
  ///
  /// @throws PackagingException when the block does not fit the schema
  static CtyValue config(String place, Schema schema, CtyValue block) {
    try {
      var value = Json.decode(Json.encode(block, block.type()), schema.type());
      return Blocks.completed(schema.members(), value);
    } catch (CtyException e) {
      throw new PackagingException("training, " + place + ": " + e.getMessage(), e);
    }
  }

  /// Throws if a call has failed.
  static void require(String place, List<Diagnostic> diagnostics) {
    var errors =
        diagnostics.stream()
            .filter(Diagnostic::isError)
            .map(one -> one.summary() + ": " + one.detail())
            .collect(Collectors.joining("; "));
    if (!errors.isEmpty()) {
      throw new PackagingException("training, " + place + ": " + errors);
    }
  }

  /// Brings the object to a configuration, and sees that nothing is left to do.
  void apply(CtyValue block) {
    var config = DynamicValue.of(config(address, schema, block), schema.type());
    require(
        address,
        provider
            .call(
                VALIDATE_RESOURCE_CONFIG, new ValidateResourceConfig.Request(type, config, CLIENT))
            .diagnostics());
    change(config, config);
    refresh();
    plan(config, config);
  }

  /// Reads the stored state, and imports the object where it has an identity.
  void refresh() {
    upgrade();
    var answer =
        provider.call(READ_RESOURCE, new ReadResource.Request(type, state, kept, identity, CLIENT));
    require(address, answer.diagnostics());
    state = answer.newState();
    identity = answer.newIdentity();
    kept = answer.privateState();
    if (!identity.isAbsent()) {
      // What a provider cannot import is no fault here.
      var _ =
          provider.call(
              IMPORT_RESOURCE_STATE, new ImportResourceState.Request(type, "", identity, CLIENT));
    }
  }

  /// Terraform does this with each stored state first.
  private void upgrade() {
    var json = Bytes.of(Json.encode(value(), schema.type()));
    var request =
        new UpgradeResourceState.Request(type, schema.version(), new RawState(json, Map.of()));
    var answer = provider.call(UPGRADE_RESOURCE_STATE, request);
    require(address, answer.diagnostics());
    state = answer.upgradedState();
  }

  /// Destroys the object.
  void destroy() {
    change(nothing(), nothing());
  }

  private void change(DynamicValue proposed, DynamicValue config) {
    var planned = plan(proposed, config);
    var answer =
        provider.call(
            APPLY_RESOURCE_CHANGE,
            new ApplyResourceChange.Request(
                type,
                state,
                planned.plannedState(),
                config,
                planned.plannedPrivate(),
                planned.plannedIdentity()));
    require(address, answer.diagnostics());
    state = answer.newState();
    identity = answer.newIdentity();
    kept = answer.privateState();
  }

  private PlanResourceChange.Response plan(DynamicValue proposed, DynamicValue config) {
    var answer =
        provider.call(
            PLAN_RESOURCE_CHANGE,
            new PlanResourceChange.Request(
                type, state, proposed, config, kept, Bytes.EMPTY, identity, CLIENT));
    require(address, answer.diagnostics());
    return answer;
  }

  /// The object as it is stored.
  ObjectValue object() {
    if (value() instanceof ObjectValue object) {
      return object;
    }
    throw new PackagingException("training, " + address + ": the object no longer exists");
  }

  private CtyValue value() {
    return MessagePack.decode(state.msgpack().array(), schema.type());
  }
}
