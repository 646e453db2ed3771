package dev.terrane.rpc.statestore;

import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.validation.ValidateConfig.Request;
import dev.terrane.engine.validation.ValidateConfig.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.ValidateConfigRpc;

/** Validates a state_store block. */
public final class ValidateStateStoreConfigRpc {
  public static final UnaryRpc<Request, Response> VALIDATE_STATE_STORE_CONFIG =
      ValidateConfigRpc.of(RpcName.of("ValidateStateStoreConfig").notInV5(), Kinds.STATE_STORE);

  private ValidateStateStoreConfigRpc() {}
}
