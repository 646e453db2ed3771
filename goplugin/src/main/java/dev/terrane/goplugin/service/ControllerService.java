package dev.terrane.goplugin.service;

import io.grpc.ServerServiceDefinition;

/// Lets the host end the plugin.
final class ControllerService {
  static final String NAME = "plugin.GRPCController";

  private ControllerService() {}

  /// Defines the service.
  ///
  /// @param shutdown asks for the end; has to return at once, so that the host gets its answer
  static ServerServiceDefinition define(Runnable shutdown) {
    return ServerServiceDefinition.builder(NAME)
        .addMethod(
            PluginMethods.SHUTDOWN,
            Answers.unary(request -> {
              shutdown.run();
              return Empty.EMPTY;
            }))
        .build();
  }
}
