package dev.terrane.rpc.action;

import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.validation.ValidateConfig.Request;
import dev.terrane.engine.validation.ValidateConfig.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.ValidateConfigRpc;

/** Validates an action block. */
public final class ValidateActionConfigRpc {
  public static final UnaryRpc<Request, Response> VALIDATE_ACTION_CONFIG =
      ValidateConfigRpc.of(RpcName.of("ValidateActionConfig"), Kinds.ACTION);

  private ValidateActionConfigRpc() {}
}
