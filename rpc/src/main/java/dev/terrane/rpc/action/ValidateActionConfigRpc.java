package dev.terrane.rpc.action;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.action.ValidateActionConfig;
import dev.terrane.engine.action.ValidateActionConfig.Request;
import dev.terrane.engine.action.ValidateActionConfig.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Validates an action block. */
public final class ValidateActionConfigRpc {
  public static final UnaryRpc<Request, Response> VALIDATE_ACTION_CONFIG =
      new UnaryRpc<>(
          RpcName.of("ValidateActionConfig"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::config))),
          Message.of(m -> new Response(m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new ValidateActionConfig(session).run(request));

  private ValidateActionConfigRpc() {}
}
