package dev.terrane.rpc.function;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.schema.SignatureFields.SIGNATURES;

import dev.terrane.engine.function.GetFunctions;
import dev.terrane.engine.function.GetFunctions.Request;
import dev.terrane.engine.function.GetFunctions.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Returns the declarations of the functions. */
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
