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

/**
 * A provider as its RPCs. On the server's side the engine stands behind it, on the client's side a
 * connection. Calls come in parallel, each on a thread of its own, and may block. What is wrong is
 * said in diagnostics; an exception is a bug of whoever throws it.
 */
public interface ProviderService {
  /** Names everything. */
  GetMetadata.Response getMetadata(GetMetadata.Request request);

  /** Declares everything. */
  GetProviderSchema.Response getProviderSchema(GetProviderSchema.Request request);

  /** Declares the identities of resources. */
  GetResourceIdentitySchemas.Response getResourceIdentitySchemas(
      GetResourceIdentitySchemas.Request request);

  /** Declares functions. */
  GetFunctions.Response getFunctions(GetFunctions.Request request);

  /** Computes. */
  CallFunction.Response callFunction(CallFunction.Request request);

  /** Looks at the provider block. */
  ValidateProviderConfig.Response validateProviderConfig(ValidateProviderConfig.Request request);

  /** Connects. */
  ConfigureProvider.Response configureProvider(ConfigureProvider.Request request);

  /** Makes running calls end early. */
  StopProvider.Response stopProvider(StopProvider.Request request);

  /** Looks at a resource block. */
  ValidateResourceConfig.Response validateResourceConfig(ValidateResourceConfig.Request request);

  /** Brings stored state to the schema of today. */
  UpgradeResourceState.Response upgradeResourceState(UpgradeResourceState.Request request);

  /** Brings a stored identity to the schema of today. */
  UpgradeResourceIdentity.Response upgradeResourceIdentity(UpgradeResourceIdentity.Request request);

  /** Takes over the state of another resource type. */
  MoveResourceState.Response moveResourceState(MoveResourceState.Request request);

  /** Refreshes. */
  ReadResource.Response readResource(ReadResource.Request request);

  /** Predicts. */
  PlanResourceChange.Response planResourceChange(PlanResourceChange.Request request);

  /** Creates, updates or deletes. */
  ApplyResourceChange.Response applyResourceChange(ApplyResourceChange.Request request);

  /** Adopts an existing object. */
  ImportResourceState.Response importResourceState(ImportResourceState.Request request);

  /** Looks at a data block. */
  ValidateDataResourceConfig.Response validateDataResourceConfig(
      ValidateDataResourceConfig.Request request);

  /** Reads a data source. */
  ReadDataSource.Response readDataSource(ReadDataSource.Request request);
}
