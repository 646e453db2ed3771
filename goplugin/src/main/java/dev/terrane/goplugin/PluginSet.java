package dev.terrane.goplugin;

import io.grpc.ServerServiceDefinition;
import java.util.List;

/// The services of a plugin in one version of its protocol.
@FunctionalInterface
public interface PluginSet {
  /// Makes the services. Called once, and only for the version that was agreed on, before the host
  /// learns that the plugin is ready: what is thrown here ends the plugin with a message.
  List<ServerServiceDefinition> services();
}
