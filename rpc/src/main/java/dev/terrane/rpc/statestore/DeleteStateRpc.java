package dev.terrane.rpc.statestore;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;

import dev.terrane.engine.statestore.DeleteState;
import dev.terrane.engine.statestore.DeleteState.Request;
import dev.terrane.engine.statestore.DeleteState.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Deletes a state. */
public final class DeleteStateRpc {
  public static final UnaryRpc<Request, Response> DELETE_STATE =
      new UnaryRpc<>(
          RpcName.of("DeleteState").notInV5(),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName), m.field(2, STRING, Request::stateId))),
          Message.of(m -> new Response(m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new DeleteState(session).run(request));

  private DeleteStateRpc() {}
}
