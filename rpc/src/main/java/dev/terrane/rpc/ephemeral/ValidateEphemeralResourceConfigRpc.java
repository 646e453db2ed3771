package dev.terrane.rpc.ephemeral;

import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.validation.ValidateConfig.Request;
import dev.terrane.engine.validation.ValidateConfig.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.ValidateConfigRpc;

/** Validates an ephemeral block. */
public final class ValidateEphemeralResourceConfigRpc {
  public static final UnaryRpc<Request, Response> VALIDATE_EPHEMERAL_RESOURCE_CONFIG =
      ValidateConfigRpc.of(RpcName.of("ValidateEphemeralResourceConfig"), Kinds.EPHEMERAL_RESOURCE);

  private ValidateEphemeralResourceConfigRpc() {}
}
