package dev.terrane.goplugin.service;

import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerServiceDefinition;
import io.grpc.Status;

/// Serves the broker stream, which every host opens. It does not offer connections.
final class BrokerService {
  static final String NAME = "plugin.GRPCBroker";

  private BrokerService() {}

  static ServerServiceDefinition define() {
    ServerCallHandler<ConnInfo, ConnInfo> open =
        (call, headers) -> {
          call.sendHeaders(new Metadata());
          call.request(1);
          return new Listening(call);
        };
    return ServerServiceDefinition.builder(NAME)
        .addMethod(PluginMethods.START_STREAM, open)
        .build();
  }

  private static final class Listening extends ServerCall.Listener<ConnInfo> {
    private final ServerCall<ConnInfo, ConnInfo> call;

    Listening(ServerCall<ConnInfo, ConnInfo> call) {
      this.call = call;
    }

    @Override
    public void onMessage(ConnInfo offer) {
      call.request(1);
    }

    @Override
    public void onHalfClose() {
      call.close(Status.OK, new Metadata());
    }
  }
}
