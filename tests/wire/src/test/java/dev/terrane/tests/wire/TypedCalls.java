package dev.terrane.tests.wire;

import dev.terrane.engine.ApplyResourceChange;
import dev.terrane.engine.ConfigureProvider;
import dev.terrane.engine.GetFunctions;
import dev.terrane.engine.GetMetadata;
import dev.terrane.engine.GetProviderSchema;
import dev.terrane.engine.GetResourceIdentitySchemas;
import dev.terrane.engine.ImportResourceState;
import dev.terrane.engine.PlanResourceChange;
import dev.terrane.engine.ReadDataSource;
import dev.terrane.engine.ReadResource;
import dev.terrane.engine.StopProvider;
import dev.terrane.engine.UpgradeResourceState;
import dev.terrane.engine.ValidateDataResourceConfig;
import dev.terrane.engine.ValidateProviderConfig;
import dev.terrane.engine.ValidateResourceConfig;
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
      case ValidateProviderConfig.Request it -> provider.validateProviderConfig(it);
      case ConfigureProvider.Request it -> provider.configureProvider(it);
      case StopProvider.Request it -> provider.stopProvider(it);
      case ValidateResourceConfig.Request it -> provider.validateResourceConfig(it);
      case UpgradeResourceState.Request it -> provider.upgradeResourceState(it);
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
