package dev.terrane.rpc.provider;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.ValueFields.SERVER_CAPABILITIES;

import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetMetadata.Request;
import dev.terrane.engine.provider.GetMetadata.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Returns the names of all parts of the provider. */
public final class GetMetadataRpc {
  public static final UnaryRpc<Request, Response> GET_METADATA =
      new UnaryRpc<>(
          RpcName.of("GetMetadata"),
          Message.empty(new Request()),
          Message.of(m ->
              new Response(
                  m.field(1, SERVER_CAPABILITIES, Response::capabilities),
                  WireKinds.names(m),
                  m.field(2, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new GetMetadata(session).run(request));

  private GetMetadataRpc() {}
}
