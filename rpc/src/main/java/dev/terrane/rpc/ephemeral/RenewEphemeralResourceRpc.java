package dev.terrane.rpc.ephemeral;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.BYTES;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.TimeFields.INSTANT;

import dev.terrane.engine.ephemeral.RenewEphemeralResource;
import dev.terrane.engine.ephemeral.RenewEphemeralResource.Request;
import dev.terrane.engine.ephemeral.RenewEphemeralResource.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Renews an ephemeral resource. */
public final class RenewEphemeralResourceRpc {
  public static final UnaryRpc<Request, Response> RENEW_EPHEMERAL_RESOURCE =
      new UnaryRpc<>(
          RpcName.of("RenewEphemeralResource"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName), m.field(2, BYTES, Request::privateData))),
          Message.of(m ->
              new Response(
                  m.field(2, INSTANT, Response::renewAt),
                  m.field(3, BYTES, Response::privateData),
                  m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new RenewEphemeralResource(session).run(request));

  private RenewEphemeralResourceRpc() {}
}
