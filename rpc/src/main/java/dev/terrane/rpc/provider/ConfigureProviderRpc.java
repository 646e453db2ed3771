package dev.terrane.rpc.provider;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.CLIENT_CAPABILITIES;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.ConfigureProvider.Request;
import dev.terrane.engine.provider.ConfigureProvider.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Configures the provider. */
public final class ConfigureProviderRpc {
  public static final UnaryRpc<Request, Response> CONFIGURE_PROVIDER =
      new UnaryRpc<>(
          RpcName.of("ConfigureProvider").inV5("Configure"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::terraformVersion),
                  m.field(2, DYNAMIC_VALUE, Request::config),
                  m.field(3, CLIENT_CAPABILITIES, Request::clientCapabilities))),
          Message.of(m -> new Response(m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new ConfigureProvider(session).run(request));

  private ConfigureProviderRpc() {}
}
