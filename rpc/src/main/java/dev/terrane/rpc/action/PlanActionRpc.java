package dev.terrane.rpc.action;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.CLIENT_CAPABILITIES;
import static dev.terrane.rpc.message.ValueFields.DEFERRAL;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.action.PlanAction;
import dev.terrane.engine.action.PlanAction.Request;
import dev.terrane.engine.action.PlanAction.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Plans an invocation of an action. */
public final class PlanActionRpc {
  public static final UnaryRpc<Request, Response> PLAN_ACTION =
      new UnaryRpc<>(
          RpcName.of("PlanAction"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::config),
                  m.field(3, CLIENT_CAPABILITIES, Request::clientCapabilities))),
          Message.of(m ->
              new Response(
                  m.field(2, DEFERRAL, Response::deferral),
                  m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new PlanAction(session).run(request));

  private PlanActionRpc() {}
}
