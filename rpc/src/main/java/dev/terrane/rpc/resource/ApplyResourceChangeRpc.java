package dev.terrane.rpc.resource;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.BYTES;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;
import static dev.terrane.rpc.message.ValueFields.IDENTITY;

import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.resource.ApplyResourceChange.Request;
import dev.terrane.engine.resource.ApplyResourceChange.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Creates, updates or deletes a resource. */
public final class ApplyResourceChangeRpc {
  public static final UnaryRpc<Request, Response> APPLY_RESOURCE_CHANGE =
      new UnaryRpc<>(
          RpcName.of("ApplyResourceChange"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::priorState),
                  m.field(3, DYNAMIC_VALUE, Request::plannedState),
                  m.field(4, DYNAMIC_VALUE, Request::config),
                  m.field(5, BYTES, Request::plannedPrivate),
                  m.field(7, IDENTITY, Request::plannedIdentity),
                  m.field(6, DYNAMIC_VALUE, Request::providerMeta))),
          Message.of(m ->
              new Response(
                  m.field(1, DYNAMIC_VALUE, Response::newState),
                  m.field(2, BYTES, Response::privateState),
                  m.field(5, IDENTITY, Response::newIdentity),
                  m.field(3, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new ApplyResourceChange(session).run(request));

  private ApplyResourceChangeRpc() {}
}
