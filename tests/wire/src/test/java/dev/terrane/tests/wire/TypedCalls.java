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

/** Finds the method of a request. */
final class TypedCalls {
  private TypedCalls() {}

  static Object call(ProviderService provider, Object request) {
    return switch (request) {
      case GetMetadata.Request it -> provider.getMetadata(it);
      case GetProviderSchema.Request it -> provider.getProviderSchema(it);
      case GetResourceIdentitySchemas.Request it -> provider.getResourceIdentitySchemas(it);
      case GetFunctions.Request it -> provider.getFunctions(it);
      case CallFunction.Request it -> provider.callFunction(it);
      case ValidateProviderConfig.Request it -> provider.validateProviderConfig(it);
      case ConfigureProvider.Request it -> provider.configureProvider(it);
      case StopProvider.Request it -> provider.stopProvider(it);
      case ValidateResourceConfig.Request it -> provider.validateResourceConfig(it);
      case UpgradeResourceState.Request it -> provider.upgradeResourceState(it);
      case UpgradeResourceIdentity.Request it -> provider.upgradeResourceIdentity(it);
      case MoveResourceState.Request it -> provider.moveResourceState(it);
      case ReadResource.Request it -> provider.readResource(it);
      case PlanResourceChange.Request it -> provider.planResourceChange(it);
      case ApplyResourceChange.Request it -> provider.applyResourceChange(it);
      case ImportResourceState.Request it -> provider.importResourceState(it);
      case ValidateDataResourceConfig.Request it -> provider.validateDataResourceConfig(it);
      case ReadDataSource.Request it -> provider.readDataSource(it);
      default -> throw new AssertionError("nobody takes " + request);
    };
  }
}
