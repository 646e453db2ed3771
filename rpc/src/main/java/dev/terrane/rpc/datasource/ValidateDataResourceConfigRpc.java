package dev.terrane.rpc.datasource;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.datasource.ValidateDataResourceConfig;
import dev.terrane.engine.datasource.ValidateDataResourceConfig.Request;
import dev.terrane.engine.datasource.ValidateDataResourceConfig.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Validates a data block. */
public final class ValidateDataResourceConfigRpc {
  public static final UnaryRpc<Request, Response> VALIDATE_DATA_RESOURCE_CONFIG =
      new UnaryRpc<>(
          RpcName.of("ValidateDataResourceConfig").inV5("ValidateDataSourceConfig"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::config))),
          Message.of(m -> new Response(m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new ValidateDataResourceConfig(session).run(request));

  private ValidateDataResourceConfigRpc() {}
}
