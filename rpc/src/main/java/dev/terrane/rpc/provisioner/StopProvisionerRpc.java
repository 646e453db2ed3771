package dev.terrane.rpc.provisioner;

import static dev.terrane.rpc.message.FieldTypes.STRING;

import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.provider.StopProvider.Request;
import dev.terrane.engine.provider.StopProvider.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Interrupts the running calls of a provisioner, with the operation and messages of a provider. */
public final class StopProvisionerRpc {
  public static final UnaryRpc<Request, Response> STOP_PROVISIONER =
      new UnaryRpc<>(
          RpcName.ofProvisioner("Stop"),
          Message.empty(new Request()),
          Message.of(m -> new Response(m.field(1, STRING, Response::error))),
          (session, request) -> new StopProvider(session).run(request));

  private StopProvisionerRpc() {}
}
