package dev.terrane.rpc.list;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.list.ValidateListResourceConfig;
import dev.terrane.engine.list.ValidateListResourceConfig.Request;
import dev.terrane.engine.list.ValidateListResourceConfig.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Validates the configuration of a list block. */
public final class ValidateListResourceConfigRpc {
  public static final UnaryRpc<Request, Response> VALIDATE_LIST_RESOURCE_CONFIG =
      new UnaryRpc<>(
          RpcName.of("ValidateListResourceConfig"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::config),
                  m.field(3, DYNAMIC_VALUE, Request::includeResource),
                  m.field(4, DYNAMIC_VALUE, Request::limit))),
          Message.of(m -> new Response(m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new ValidateListResourceConfig(session).run(request));

  private ValidateListResourceConfigRpc() {}
}
