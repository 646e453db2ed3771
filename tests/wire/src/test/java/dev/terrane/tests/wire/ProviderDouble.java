package dev.terrane.tests.wire;

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
import dev.terrane.server.wire.ProviderService;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Remembers what it was asked, and answers what it was told to; nothing else is a bug. */
final class ProviderDouble implements ProviderService {
  private final AtomicReference<@Nullable Object> request = new AtomicReference<>();
  private final AtomicReference<@Nullable Object> answer = new AtomicReference<>();

  void willAnswer(Object response) {
    answer.set(response);
  }

  @Nullable Object asked() {
    return request.get();
  }

  private <A> A answer(Object asked, Class<A> type) {
    request.set(asked);
    if (!type.isInstance(answer.get())) {
      throw new IllegalStateException("no answer of " + type.getName());
    }
    return type.cast(answer.get());
  }

  @Override
  public GetMetadata.Response getMetadata(GetMetadata.Request asked) {
    return answer(asked, GetMetadata.Response.class);
  }

  @Override
  public GetProviderSchema.Response getProviderSchema(GetProviderSchema.Request asked) {
    return answer(asked, GetProviderSchema.Response.class);
  }

  @Override
  public GetResourceIdentitySchemas.Response getResourceIdentitySchemas(
      GetResourceIdentitySchemas.Request asked) {
    return answer(asked, GetResourceIdentitySchemas.Response.class);
  }

  @Override
  public GetFunctions.Response getFunctions(GetFunctions.Request asked) {
    return answer(asked, GetFunctions.Response.class);
  }

  @Override
  public CallFunction.Response callFunction(CallFunction.Request asked) {
    return answer(asked, CallFunction.Response.class);
  }

  @Override
  public ValidateProviderConfig.Response validateProviderConfig(
      ValidateProviderConfig.Request asked) {
    return answer(asked, ValidateProviderConfig.Response.class);
  }

  @Override
  public ConfigureProvider.Response configureProvider(ConfigureProvider.Request asked) {
    return answer(asked, ConfigureProvider.Response.class);
  }

  @Override
  public StopProvider.Response stopProvider(StopProvider.Request asked) {
    return answer(asked, StopProvider.Response.class);
  }

  @Override
  public ValidateResourceConfig.Response validateResourceConfig(
      ValidateResourceConfig.Request asked) {
    return answer(asked, ValidateResourceConfig.Response.class);
  }

  @Override
  public UpgradeResourceState.Response upgradeResourceState(UpgradeResourceState.Request asked) {
    return answer(asked, UpgradeResourceState.Response.class);
  }

  @Override
  public UpgradeResourceIdentity.Response upgradeResourceIdentity(
      UpgradeResourceIdentity.Request asked) {
    return answer(asked, UpgradeResourceIdentity.Response.class);
  }

  @Override
  public MoveResourceState.Response moveResourceState(MoveResourceState.Request asked) {
    return answer(asked, MoveResourceState.Response.class);
  }

  @Override
  public ReadResource.Response readResource(ReadResource.Request asked) {
    return answer(asked, ReadResource.Response.class);
  }

  @Override
  public PlanResourceChange.Response planResourceChange(PlanResourceChange.Request asked) {
    return answer(asked, PlanResourceChange.Response.class);
  }

  @Override
  public ApplyResourceChange.Response applyResourceChange(ApplyResourceChange.Request asked) {
    return answer(asked, ApplyResourceChange.Response.class);
  }

  @Override
  public ImportResourceState.Response importResourceState(ImportResourceState.Request asked) {
    return answer(asked, ImportResourceState.Response.class);
  }

  @Override
  public ValidateDataResourceConfig.Response validateDataResourceConfig(
      ValidateDataResourceConfig.Request asked) {
    return answer(asked, ValidateDataResourceConfig.Response.class);
  }

  @Override
  public ReadDataSource.Response readDataSource(ReadDataSource.Request asked) {
    return answer(asked, ReadDataSource.Response.class);
  }
}
