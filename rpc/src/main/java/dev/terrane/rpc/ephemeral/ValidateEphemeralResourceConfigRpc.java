package dev.terrane.rpc.ephemeral;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.ephemeral.ValidateEphemeralResourceConfig;
import dev.terrane.engine.ephemeral.ValidateEphemeralResourceConfig.Request;
import dev.terrane.engine.ephemeral.ValidateEphemeralResourceConfig.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Validates an ephemeral block. */
public final class ValidateEphemeralResourceConfigRpc {
  public static final UnaryRpc<Request, Response> VALIDATE_EPHEMERAL_RESOURCE_CONFIG =
      new UnaryRpc<>(
          RpcName.of("ValidateEphemeralResourceConfig"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::config))),
          Message.of(m -> new Response(m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new ValidateEphemeralResourceConfig(session).run(request));

  private ValidateEphemeralResourceConfigRpc() {}
}
