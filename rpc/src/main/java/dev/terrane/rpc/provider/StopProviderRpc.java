package dev.terrane.rpc.provider;

import static dev.terrane.rpc.message.FieldTypes.STRING;

import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.provider.StopProvider.Request;
import dev.terrane.engine.provider.StopProvider.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Interrupts the running calls. */
public final class StopProviderRpc {
  public static final UnaryRpc<Request, Response> STOP_PROVIDER =
      new UnaryRpc<>(
          RpcName.of("StopProvider").inV5("Stop"),
          Message.empty(new Request()),
          Message.of(m -> new Response(m.field(1, STRING, Response::error))),
          (session, request) -> new StopProvider(session).run(request));

  private StopProviderRpc() {}
}
