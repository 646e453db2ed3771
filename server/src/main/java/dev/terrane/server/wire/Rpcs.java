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
import java.util.List;

/** All RPCs, each in one place for both versions and both sides. */
final class Rpcs {
  static final Rpc<GetMetadata.Request, GetMetadata.Response> GET_METADATA =
      Rpc.of(
          "GetMetadata",
          ProviderService::getMetadata,
          MessageCodec.empty(new GetMetadata.Request()),
          new MessageCodec<>(ProviderMessages::readMetadata, ProviderMessages::writeMetadata));

  static final Rpc<GetProviderSchema.Request, GetProviderSchema.Response> GET_PROVIDER_SCHEMA =
      Rpc.of(
              "GetProviderSchema",
              ProviderService::getProviderSchema,
              MessageCodec.empty(new GetProviderSchema.Request()),
              new MessageCodec<>(SchemaMessages.V6::read, SchemaMessages.V6::write))
          .inV5(
              "GetSchema",
              new MessageCodec<>(SchemaMessages.V5::read, SchemaMessages::writeOrRefuse));

  static final Rpc<GetResourceIdentitySchemas.Request, GetResourceIdentitySchemas.Response>
      GET_RESOURCE_IDENTITY_SCHEMAS =
          Rpc.of(
              "GetResourceIdentitySchemas",
              ProviderService::getResourceIdentitySchemas,
              MessageCodec.empty(new GetResourceIdentitySchemas.Request()),
              new MessageCodec<>(IdentityMessages::readSchemas, IdentityMessages::writeSchemas));

  static final Rpc<GetFunctions.Request, GetFunctions.Response> GET_FUNCTIONS =
      Rpc.of(
          "GetFunctions",
          ProviderService::getFunctions,
          MessageCodec.empty(new GetFunctions.Request()),
          new MessageCodec<>(FunctionMessages::readFunctions, FunctionMessages::writeFunctions));

  static final Rpc<CallFunction.Request, CallFunction.Response> CALL_FUNCTION =
      Rpc.of(
          "CallFunction",
          ProviderService::callFunction,
          new MessageCodec<>(FunctionMessages::readCall, FunctionMessages::writeCall),
          new MessageCodec<>(FunctionMessages::readResult, FunctionMessages::writeResult));

  static final Rpc<ValidateProviderConfig.Request, ValidateProviderConfig.Response>
      VALIDATE_PROVIDER_CONFIG =
          Rpc.of(
                  "ValidateProviderConfig",
                  ProviderService::validateProviderConfig,
                  new MessageCodec<>(
                      ProviderMessages::readValidateRequest,
                      ProviderMessages::writeValidateRequest),
                  new MessageCodec<>(
                      ProviderMessages::readValidateResponse,
                      ProviderMessages::writeValidateResponse))
              .inV5(
                  "PrepareProviderConfig",
                  new MessageCodec<>(
                      ProviderMessages::readPrepareResponse,
                      ProviderMessages::writePrepareResponse));

  static final Rpc<ConfigureProvider.Request, ConfigureProvider.Response> CONFIGURE_PROVIDER =
      Rpc.of(
              "ConfigureProvider",
              ProviderService::configureProvider,
              new MessageCodec<>(
                  ProviderMessages::readConfigureRequest, ProviderMessages::writeConfigureRequest),
              new MessageCodec<>(
                  ProviderMessages::readConfigureResponse,
                  ProviderMessages::writeConfigureResponse))
          .inV5("Configure");

  static final Rpc<StopProvider.Request, StopProvider.Response> STOP_PROVIDER =
      Rpc.of(
              "StopProvider",
              ProviderService::stopProvider,
              MessageCodec.empty(new StopProvider.Request()),
              new MessageCodec<>(
                  ProviderMessages::readStopResponse, ProviderMessages::writeStopResponse))
          .inV5("Stop");

  static final Rpc<ValidateResourceConfig.Request, ValidateResourceConfig.Response>
      VALIDATE_RESOURCE_CONFIG =
          Rpc.of(
                  "ValidateResourceConfig",
                  ProviderService::validateResourceConfig,
                  new MessageCodec<>(
                      ResourceMessages::readValidateRequest,
                      ResourceMessages::writeValidateRequest),
                  new MessageCodec<>(
                      ResourceMessages::readValidateResponse,
                      ResourceMessages::writeValidateResponse))
              .inV5("ValidateResourceTypeConfig");

  static final Rpc<UpgradeResourceState.Request, UpgradeResourceState.Response>
      UPGRADE_RESOURCE_STATE =
          Rpc.of(
              "UpgradeResourceState",
              ProviderService::upgradeResourceState,
              new MessageCodec<>(
                  ResourceMessages::readUpgradeRequest, ResourceMessages::writeUpgradeRequest),
              new MessageCodec<>(
                  ResourceMessages::readUpgradeResponse, ResourceMessages::writeUpgradeResponse));

  static final Rpc<UpgradeResourceIdentity.Request, UpgradeResourceIdentity.Response>
      UPGRADE_RESOURCE_IDENTITY =
          Rpc.of(
              "UpgradeResourceIdentity",
              ProviderService::upgradeResourceIdentity,
              new MessageCodec<>(IdentityMessages::readRequest, IdentityMessages::writeRequest),
              new MessageCodec<>(IdentityMessages::readResponse, IdentityMessages::writeResponse));

  static final Rpc<MoveResourceState.Request, MoveResourceState.Response> MOVE_RESOURCE_STATE =
      Rpc.of(
          "MoveResourceState",
          ProviderService::moveResourceState,
          new MessageCodec<>(ImportMessages::readMoveRequest, ImportMessages::writeMoveRequest),
          new MessageCodec<>(ImportMessages::readMoveResponse, ImportMessages::writeMoveResponse));

  static final Rpc<ReadResource.Request, ReadResource.Response> READ_RESOURCE =
      Rpc.of(
          "ReadResource",
          ProviderService::readResource,
          new MessageCodec<>(ResourceMessages::readReadRequest, ResourceMessages::writeReadRequest),
          new MessageCodec<>(
              ResourceMessages::readReadResponse, ResourceMessages::writeReadResponse));

  static final Rpc<PlanResourceChange.Request, PlanResourceChange.Response> PLAN_RESOURCE_CHANGE =
      Rpc.of(
          "PlanResourceChange",
          ProviderService::planResourceChange,
          new MessageCodec<>(ResourceMessages::readPlanRequest, ResourceMessages::writePlanRequest),
          new MessageCodec<>(
              ResourceMessages::readPlanResponse, ResourceMessages::writePlanResponse));

  static final Rpc<ApplyResourceChange.Request, ApplyResourceChange.Response>
      APPLY_RESOURCE_CHANGE =
          Rpc.of(
              "ApplyResourceChange",
              ProviderService::applyResourceChange,
              new MessageCodec<>(
                  ResourceMessages::readApplyRequest, ResourceMessages::writeApplyRequest),
              new MessageCodec<>(
                  ResourceMessages::readApplyResponse, ResourceMessages::writeApplyResponse));

  static final Rpc<ImportResourceState.Request, ImportResourceState.Response>
      IMPORT_RESOURCE_STATE =
          Rpc.of(
              "ImportResourceState",
              ProviderService::importResourceState,
              new MessageCodec<>(ImportMessages::readRequest, ImportMessages::writeRequest),
              new MessageCodec<>(ImportMessages::readResponse, ImportMessages::writeResponse));

  static final Rpc<ValidateDataResourceConfig.Request, ValidateDataResourceConfig.Response>
      VALIDATE_DATA_RESOURCE_CONFIG =
          Rpc.of(
                  "ValidateDataResourceConfig",
                  ProviderService::validateDataResourceConfig,
                  new MessageCodec<>(
                      DataSourceMessages::readValidateRequest,
                      DataSourceMessages::writeValidateRequest),
                  new MessageCodec<>(
                      DataSourceMessages::readValidateResponse,
                      DataSourceMessages::writeValidateResponse))
              .inV5("ValidateDataSourceConfig");

  static final Rpc<ReadDataSource.Request, ReadDataSource.Response> READ_DATA_SOURCE =
      Rpc.of(
          "ReadDataSource",
          ProviderService::readDataSource,
          new MessageCodec<>(
              DataSourceMessages::readReadRequest, DataSourceMessages::writeReadRequest),
          new MessageCodec<>(
              DataSourceMessages::readReadResponse, DataSourceMessages::writeReadResponse));

  /** What a server answers; what is not in here does not exist. */
  static final List<Rpc<?, ?>> ALL =
      List.of(
          GET_METADATA,
          GET_PROVIDER_SCHEMA,
          GET_RESOURCE_IDENTITY_SCHEMAS,
          GET_FUNCTIONS,
          CALL_FUNCTION,
          VALIDATE_PROVIDER_CONFIG,
          CONFIGURE_PROVIDER,
          STOP_PROVIDER,
          VALIDATE_RESOURCE_CONFIG,
          UPGRADE_RESOURCE_STATE,
          UPGRADE_RESOURCE_IDENTITY,
          MOVE_RESOURCE_STATE,
          READ_RESOURCE,
          PLAN_RESOURCE_CHANGE,
          APPLY_RESOURCE_CHANGE,
          IMPORT_RESOURCE_STATE,
          VALIDATE_DATA_RESOURCE_CONFIG,
          READ_DATA_SOURCE);

  private Rpcs() {}
}
