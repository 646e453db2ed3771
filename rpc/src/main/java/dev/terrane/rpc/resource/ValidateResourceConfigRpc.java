package dev.terrane.rpc.resource;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.CLIENT_CAPABILITIES;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.resource.ValidateResourceConfig;
import dev.terrane.engine.resource.ValidateResourceConfig.Request;
import dev.terrane.engine.resource.ValidateResourceConfig.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Validates a resource block. */
public final class ValidateResourceConfigRpc {
  public static final UnaryRpc<Request, Response> VALIDATE_RESOURCE_CONFIG =
      new UnaryRpc<>(
          RpcName.of("ValidateResourceConfig").inV5("ValidateResourceTypeConfig"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::config),
                  m.field(3, CLIENT_CAPABILITIES, Request::clientCapabilities))),
          Message.of(m -> new Response(m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new ValidateResourceConfig(session).run(request));

  private ValidateResourceConfigRpc() {}
}
