package dev.terrane.rpc.provider;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.ValueFields.SERVER_CAPABILITIES;

import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetMetadata.Request;
import dev.terrane.engine.provider.GetMetadata.Response;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Returns the names of all parts of the provider. */
public final class GetMetadataRpc {
  public static final UnaryRpc<Request, Response> GET_METADATA =
      new UnaryRpc<>(
          RpcName.of("GetMetadata"),
          Message.empty(new Request()),
          response(Protocol.V6),
          response(Protocol.V5),
          (session, request) -> new GetMetadata(session).run(request));

  private GetMetadataRpc() {}

  private static Message<Response> response(Protocol protocol) {
    return Message.of(m ->
        new Response(
            m.field(1, SERVER_CAPABILITIES, Response::capabilities),
            WireKinds.names(m, protocol),
            m.field(2, DIAGNOSTICS, Response::diagnostics)));
  }
}
