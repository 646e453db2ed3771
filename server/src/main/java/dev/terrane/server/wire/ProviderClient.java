package dev.terrane.server.wire;

import dev.terrane.engine.datasource.ReadDataSource;
import dev.terrane.engine.datasource.ValidateDataResourceConfig;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.engine.function.GetFunctions;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.provider.ValidateProviderConfig;
import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.resource.GetResourceIdentitySchemas;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.MoveResourceState;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.resource.UpgradeResourceIdentity;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.engine.resource.ValidateResourceConfig;
import io.grpc.Channel;
import io.grpc.StatusRuntimeException;

/**
 * A provider at the other end of a connection, in either version of the protocol and in any
 * language. Each call blocks until it is answered, and throws {@link StatusRuntimeException} when
 * it is not; an interrupt cancels it.
 */
public final class ProviderClient implements ProviderService {
  private final Channel channel;
  private final Protocol protocol;

  /** Calls over a channel that somebody else opens and closes. */
  public ProviderClient(Channel channel, Protocol protocol) {
    this.channel = channel;
    this.protocol = protocol;
  }

  private <Q, A> A call(Rpc<Q, A> rpc, Q request) {
    return new UnaryCall<Q, A>().await(channel, rpc.method(protocol), request);
  }

  @Override
  public GetMetadata.Response getMetadata(GetMetadata.Request request) {
    return call(Rpcs.GET_METADATA, request);
  }

  @Override
  public GetProviderSchema.Response getProviderSchema(GetProviderSchema.Request request) {
    return call(Rpcs.GET_PROVIDER_SCHEMA, request);
  }

  @Override
  public GetResourceIdentitySchemas.Response getResourceIdentitySchemas(
      GetResourceIdentitySchemas.Request request) {
    return call(Rpcs.GET_RESOURCE_IDENTITY_SCHEMAS, request);
  }

  @Override
  public GetFunctions.Response getFunctions(GetFunctions.Request request) {
    return call(Rpcs.GET_FUNCTIONS, request);
  }

  @Override
  public CallFunction.Response callFunction(CallFunction.Request request) {
    return call(Rpcs.CALL_FUNCTION, request);
  }

  @Override
  public ValidateProviderConfig.Response validateProviderConfig(
      ValidateProviderConfig.Request request) {
    return call(Rpcs.VALIDATE_PROVIDER_CONFIG, request);
  }

  @Override
  public ConfigureProvider.Response configureProvider(ConfigureProvider.Request request) {
    return call(Rpcs.CONFIGURE_PROVIDER, request);
  }

  @Override
  public StopProvider.Response stopProvider(StopProvider.Request request) {
    return call(Rpcs.STOP_PROVIDER, request);
  }

  @Override
  public ValidateResourceConfig.Response validateResourceConfig(
      ValidateResourceConfig.Request request) {
    return call(Rpcs.VALIDATE_RESOURCE_CONFIG, request);
  }

  @Override
  public UpgradeResourceState.Response upgradeResourceState(UpgradeResourceState.Request request) {
    return call(Rpcs.UPGRADE_RESOURCE_STATE, request);
  }

  @Override
  public UpgradeResourceIdentity.Response upgradeResourceIdentity(
      UpgradeResourceIdentity.Request request) {
    return call(Rpcs.UPGRADE_RESOURCE_IDENTITY, request);
  }

  @Override
  public MoveResourceState.Response moveResourceState(MoveResourceState.Request request) {
    return call(Rpcs.MOVE_RESOURCE_STATE, request);
  }

  @Override
  public ReadResource.Response readResource(ReadResource.Request request) {
    return call(Rpcs.READ_RESOURCE, request);
  }

  @Override
  public PlanResourceChange.Response planResourceChange(PlanResourceChange.Request request) {
    return call(Rpcs.PLAN_RESOURCE_CHANGE, request);
  }

  @Override
  public ApplyResourceChange.Response applyResourceChange(ApplyResourceChange.Request request) {
    return call(Rpcs.APPLY_RESOURCE_CHANGE, request);
  }

  @Override
  public ImportResourceState.Response importResourceState(ImportResourceState.Request request) {
    return call(Rpcs.IMPORT_RESOURCE_STATE, request);
  }

  @Override
  public ValidateDataResourceConfig.Response validateDataResourceConfig(
      ValidateDataResourceConfig.Request request) {
    return call(Rpcs.VALIDATE_DATA_RESOURCE_CONFIG, request);
  }

  @Override
  public ReadDataSource.Response readDataSource(ReadDataSource.Request request) {
    return call(Rpcs.READ_DATA_SOURCE, request);
  }
}
