package dev.terrane.goplugin.service;

import io.grpc.ServerServiceDefinition;

/// The service by which the host ends the plugin.
final class ControllerService {
  static final String NAME = "plugin.GRPCController";

  private ControllerService() {}

  /// Defines the service.
  ///
  /// @param shutdown requests the end; has to return soon, because the host waits for the response
  static ServerServiceDefinition define(Runnable shutdown) {
    return ServerServiceDefinition.builder(NAME)
        .addMethod(
            PluginMethods.SHUTDOWN,
            CallHandlers.unary(request -> {
              shutdown.run();
              return Empty.EMPTY;
            }))
        .build();
  }
}
