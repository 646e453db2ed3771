package dev.terrane.rpc.statestore;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;

import dev.terrane.engine.statestore.UnlockState;
import dev.terrane.engine.statestore.UnlockState.Request;
import dev.terrane.engine.statestore.UnlockState.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Unlocks a state. */
public final class UnlockStateRpc {
  public static final UnaryRpc<Request, Response> UNLOCK_STATE =
      new UnaryRpc<>(
          RpcName.of("UnlockState").notInV5(),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, STRING, Request::stateId),
                  m.field(3, STRING, Request::lockId))),
          Message.of(m -> new Response(m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new UnlockState(session).run(request));

  private UnlockStateRpc() {}
}
