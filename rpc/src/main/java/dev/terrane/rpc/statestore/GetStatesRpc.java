package dev.terrane.rpc.statestore;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.FieldTypes.STRINGS;

import dev.terrane.engine.statestore.GetStates;
import dev.terrane.engine.statestore.GetStates.Request;
import dev.terrane.engine.statestore.GetStates.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Lists the states of a store. */
public final class GetStatesRpc {
  public static final UnaryRpc<Request, Response> GET_STATES =
      new UnaryRpc<>(
          RpcName.of("GetStates").notInV5(),
          Message.of(m -> new Request(m.field(1, STRING, Request::typeName))),
          Message.of(m ->
              new Response(
                  m.field(1, STRINGS, Response::stateIds),
                  m.field(2, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new GetStates(session).run(request));

  private GetStatesRpc() {}
}
