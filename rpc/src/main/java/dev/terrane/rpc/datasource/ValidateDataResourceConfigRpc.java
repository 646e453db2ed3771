package dev.terrane.rpc.datasource;

import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.validation.ValidateConfig.Request;
import dev.terrane.engine.validation.ValidateConfig.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.ValidateConfigRpc;

/** Validates a data block. */
public final class ValidateDataResourceConfigRpc {
  public static final UnaryRpc<Request, Response> VALIDATE_DATA_RESOURCE_CONFIG =
      ValidateConfigRpc.of(
          RpcName.of("ValidateDataResourceConfig").inV5("ValidateDataSourceConfig"),
          Kinds.DATA_SOURCE);

  private ValidateDataResourceConfigRpc() {}
}
