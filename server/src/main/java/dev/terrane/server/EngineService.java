package dev.terrane.server;

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
import dev.terrane.engine.session.Session;
import dev.terrane.server.wire.ProviderService;

/** The engine behind the RPCs, for one session. */
record EngineService(Session session) implements ProviderService {
  @Override
  public GetMetadata.Response getMetadata(GetMetadata.Request request) {
    return new GetMetadata(session).run(request);
  }

  @Override
  public GetProviderSchema.Response getProviderSchema(GetProviderSchema.Request request) {
    return new GetProviderSchema(session).run(request);
  }

  @Override
  public GetResourceIdentitySchemas.Response getResourceIdentitySchemas(
      GetResourceIdentitySchemas.Request request) {
    return new GetResourceIdentitySchemas(session).run(request);
  }

  @Override
  public GetFunctions.Response getFunctions(GetFunctions.Request request) {
    return new GetFunctions(session).run(request);
  }

  @Override
  public CallFunction.Response callFunction(CallFunction.Request request) {
    return new CallFunction(session).run(request);
  }

  @Override
  public ValidateProviderConfig.Response validateProviderConfig(
      ValidateProviderConfig.Request request) {
    return new ValidateProviderConfig(session).run(request);
  }

  @Override
  public ConfigureProvider.Response configureProvider(ConfigureProvider.Request request) {
    return new ConfigureProvider(session).run(request);
  }

  @Override
  public StopProvider.Response stopProvider(StopProvider.Request request) {
    return new StopProvider(session).run(request);
  }

  @Override
  public ValidateResourceConfig.Response validateResourceConfig(
      ValidateResourceConfig.Request request) {
    return new ValidateResourceConfig(session).run(request);
  }

  @Override
  public UpgradeResourceState.Response upgradeResourceState(UpgradeResourceState.Request request) {
    return new UpgradeResourceState(session).run(request);
  }

  @Override
  public UpgradeResourceIdentity.Response upgradeResourceIdentity(
      UpgradeResourceIdentity.Request request) {
    return new UpgradeResourceIdentity(session).run(request);
  }

  @Override
  public MoveResourceState.Response moveResourceState(MoveResourceState.Request request) {
    return new MoveResourceState(session).run(request);
  }

  @Override
  public ReadResource.Response readResource(ReadResource.Request request) {
    return new ReadResource(session).run(request);
  }

  @Override
  public PlanResourceChange.Response planResourceChange(PlanResourceChange.Request request) {
    return new PlanResourceChange(session).run(request);
  }

  @Override
  public ApplyResourceChange.Response applyResourceChange(ApplyResourceChange.Request request) {
    return new ApplyResourceChange(session).run(request);
  }

  @Override
  public ImportResourceState.Response importResourceState(ImportResourceState.Request request) {
    return new ImportResourceState(session).run(request);
  }

  @Override
  public ValidateDataResourceConfig.Response validateDataResourceConfig(
      ValidateDataResourceConfig.Request request) {
    return new ValidateDataResourceConfig(session).run(request);
  }

  @Override
  public ReadDataSource.Response readDataSource(ReadDataSource.Request request) {
    return new ReadDataSource(session).run(request);
  }
}
