package dev.terrane.rpc.resource;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.DiagnosticFields.PATHS;
import static dev.terrane.rpc.message.FieldTypes.BYTES;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.CLIENT_CAPABILITIES;
import static dev.terrane.rpc.message.ValueFields.DEFERRAL;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;
import static dev.terrane.rpc.message.ValueFields.IDENTITY;

import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.PlanResourceChange.Request;
import dev.terrane.engine.resource.PlanResourceChange.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Plans the change of a resource. */
public final class PlanResourceChangeRpc {
  public static final UnaryRpc<Request, Response> PLAN_RESOURCE_CHANGE =
      new UnaryRpc<>(
          RpcName.of("PlanResourceChange"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::priorState),
                  m.field(3, DYNAMIC_VALUE, Request::proposedNewState),
                  m.field(4, DYNAMIC_VALUE, Request::config),
                  m.field(5, BYTES, Request::priorPrivate),
                  m.field(9, BYTES, Request::plannedPrivate),
                  m.field(8, IDENTITY, Request::priorIdentity),
                  m.field(7, CLIENT_CAPABILITIES, Request::clientCapabilities),
                  m.field(6, DYNAMIC_VALUE, Request::providerMeta))),
          Message.of(m ->
              new Response(
                  m.field(1, DYNAMIC_VALUE, Response::plannedState),
                  m.field(2, PATHS, Response::requiresReplace),
                  m.field(3, BYTES, Response::plannedPrivate),
                  m.field(7, IDENTITY, Response::plannedIdentity),
                  m.field(6, DEFERRAL, Response::deferral),
                  m.field(4, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new PlanResourceChange(session).run(request));

  private PlanResourceChangeRpc() {}
}
