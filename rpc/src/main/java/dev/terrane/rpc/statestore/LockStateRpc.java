package dev.terrane.rpc.statestore;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;

import dev.terrane.engine.statestore.LockState;
import dev.terrane.engine.statestore.LockState.Request;
import dev.terrane.engine.statestore.LockState.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Locks a state. */
public final class LockStateRpc {
  public static final UnaryRpc<Request, Response> LOCK_STATE =
      new UnaryRpc<>(
          RpcName.of("LockState").notInV5(),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, STRING, Request::stateId),
                  m.field(3, STRING, Request::operation))),
          Message.of(m ->
              new Response(
                  m.field(1, STRING, Response::lockId),
                  m.field(2, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new LockState(session).run(request));

  private LockStateRpc() {}
}
