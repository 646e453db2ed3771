package dev.terrane.rpc.ephemeral;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.BYTES;
import static dev.terrane.rpc.message.FieldTypes.STRING;

import dev.terrane.engine.ephemeral.CloseEphemeralResource;
import dev.terrane.engine.ephemeral.CloseEphemeralResource.Request;
import dev.terrane.engine.ephemeral.CloseEphemeralResource.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Closes an ephemeral resource. */
public final class CloseEphemeralResourceRpc {
  public static final UnaryRpc<Request, Response> CLOSE_EPHEMERAL_RESOURCE =
      new UnaryRpc<>(
          RpcName.of("CloseEphemeralResource"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName), m.field(2, BYTES, Request::privateData))),
          Message.of(m -> new Response(m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new CloseEphemeralResource(session).run(request));

  private CloseEphemeralResourceRpc() {}
}
