package dev.terrane.rpc.ephemeral;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.BYTES;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.TimeFields.INSTANT;
import static dev.terrane.rpc.message.ValueFields.CLIENT_CAPABILITIES;
import static dev.terrane.rpc.message.ValueFields.DEFERRAL;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.ephemeral.OpenEphemeralResource;
import dev.terrane.engine.ephemeral.OpenEphemeralResource.Request;
import dev.terrane.engine.ephemeral.OpenEphemeralResource.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Opens an ephemeral resource. */
public final class OpenEphemeralResourceRpc {
  public static final UnaryRpc<Request, Response> OPEN_EPHEMERAL_RESOURCE =
      new UnaryRpc<>(
          RpcName.of("OpenEphemeralResource"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::config),
                  m.field(3, CLIENT_CAPABILITIES, Request::clientCapabilities))),
          Message.of(m ->
              new Response(
                  m.field(3, DYNAMIC_VALUE, Response::result),
                  m.field(2, INSTANT, Response::renewAt),
                  m.field(4, BYTES, Response::privateData),
                  m.field(5, DEFERRAL, Response::deferral),
                  m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new OpenEphemeralResource(session).run(request));

  private OpenEphemeralResourceRpc() {}
}
