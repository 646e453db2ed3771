package dev.terrane.rpc.resource;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.BYTES;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.CLIENT_CAPABILITIES;
import static dev.terrane.rpc.message.ValueFields.DEFERRAL;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;
import static dev.terrane.rpc.message.ValueFields.IDENTITY;

import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.resource.ReadResource.Request;
import dev.terrane.engine.resource.ReadResource.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Refreshes a resource. */
public final class ReadResourceRpc {
  public static final UnaryRpc<Request, Response> READ_RESOURCE =
      new UnaryRpc<>(
          RpcName.of("ReadResource"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::currentState),
                  m.field(3, BYTES, Request::privateState),
                  m.field(6, IDENTITY, Request::currentIdentity),
                  m.field(5, CLIENT_CAPABILITIES, Request::clientCapabilities),
                  m.field(4, DYNAMIC_VALUE, Request::providerMeta))),
          Message.of(m ->
              new Response(
                  m.field(1, DYNAMIC_VALUE, Response::newState),
                  m.field(3, BYTES, Response::privateState),
                  m.field(5, IDENTITY, Response::newIdentity),
                  m.field(4, DEFERRAL, Response::deferral),
                  m.field(2, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new ReadResource(session).run(request));

  private ReadResourceRpc() {}
}
