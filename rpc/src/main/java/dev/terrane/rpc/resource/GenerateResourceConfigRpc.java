package dev.terrane.rpc.resource;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.resource.GenerateResourceConfig;
import dev.terrane.engine.resource.GenerateResourceConfig.Request;
import dev.terrane.engine.resource.GenerateResourceConfig.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Returns the configuration of an object that exists. */
public final class GenerateResourceConfigRpc {
  public static final UnaryRpc<Request, Response> GENERATE_RESOURCE_CONFIG =
      new UnaryRpc<>(
          RpcName.of("GenerateResourceConfig"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::state))),
          Message.of(m ->
              new Response(
                  m.field(1, DYNAMIC_VALUE, Response::config),
                  m.field(2, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new GenerateResourceConfig(session).run(request));

  private GenerateResourceConfigRpc() {}
}
