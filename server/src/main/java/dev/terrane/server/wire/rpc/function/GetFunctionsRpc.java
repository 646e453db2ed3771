package dev.terrane.server.wire.rpc.function;

import static dev.terrane.server.wire.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.server.wire.schema.SignatureFields.SIGNATURES;

import dev.terrane.engine.function.GetFunctions;
import dev.terrane.engine.function.GetFunctions.Request;
import dev.terrane.engine.function.GetFunctions.Response;
import dev.terrane.server.wire.message.Message;
import dev.terrane.server.wire.rpc.RpcName;
import dev.terrane.server.wire.rpc.UnaryRpc;

/** Declares the functions. */
public final class GetFunctionsRpc {
  public static final UnaryRpc<Request, Response> GET_FUNCTIONS =
      new UnaryRpc<>(
          RpcName.of("GetFunctions"),
          Message.empty(new Request()),
          Message.of(m ->
              new Response(
                  m.field(1, SIGNATURES, Response::functions),
                  m.field(2, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new GetFunctions(session).run(request));

  private GetFunctionsRpc() {}
}
