package dev.terrane.rpc.provider;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.provider.ValidateProviderConfig;
import dev.terrane.engine.provider.ValidateProviderConfig.Request;
import dev.terrane.engine.provider.ValidateProviderConfig.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Validates the provider block. */
public final class ValidateProviderConfigRpc {
  private static final Message<Response> PREPARED =
      Message.of(m ->
          new Response(
              m.field(1, DYNAMIC_VALUE, Response::preparedConfig),
              m.field(2, DIAGNOSTICS, Response::diagnostics)));

  public static final UnaryRpc<Request, Response> VALIDATE_PROVIDER_CONFIG =
      new UnaryRpc<>(
          RpcName.of("ValidateProviderConfig").inV5("PrepareProviderConfig"),
          Message.of(m -> new Request(m.field(1, DYNAMIC_VALUE, Request::config))),
          Message.of(m ->
              new Response(DynamicValue.ABSENT, m.field(2, DIAGNOSTICS, Response::diagnostics))),
          PREPARED,
          (session, request) -> new ValidateProviderConfig(session).run(request));

  private ValidateProviderConfigRpc() {}
}
