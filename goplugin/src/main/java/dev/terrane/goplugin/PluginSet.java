package dev.terrane.goplugin;

import io.grpc.ServerServiceDefinition;
import java.util.List;

/// The services of a plugin in one version of its protocol.
@FunctionalInterface
public interface PluginSet {
  /// Creates the services. Called once, for the chosen version, before the host can connect. An
  /// exception ends the plugin with a message.
  List<ServerServiceDefinition> services();
}
