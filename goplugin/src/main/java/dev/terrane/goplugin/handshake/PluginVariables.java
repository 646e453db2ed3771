package dev.terrane.goplugin.handshake;

/// The environment variables that a host sets for a plugin. go-plugin defines the names.
public final class PluginVariables {
  /// Comma-separated list of the application protocol versions that the host supports.
  public static final String PROTOCOL_VERSIONS = "PLUGIN_PROTOCOL_VERSIONS";

  /// Lowest TCP port that the plugin may listen on, inclusive.
  public static final String MIN_PORT = "PLUGIN_MIN_PORT";

  /// Highest TCP port that the plugin may listen on, inclusive.
  public static final String MAX_PORT = "PLUGIN_MAX_PORT";

  /// The certificate of the host in PEM. If it is set, the plugin uses TLS and accepts this
  /// certificate only.
  public static final String CLIENT_CERT = "PLUGIN_CLIENT_CERT";

  /// Not empty when the host supports a seventh field in the handshake line.
  public static final String MULTIPLEX_GRPC = "PLUGIN_MULTIPLEX_GRPC";

  /// Directory for unix sockets instead of the one for temporary files.
  public static final String UNIX_SOCKET_DIR = "PLUGIN_UNIX_SOCKET_DIR";

  /// Group, by name or number, that may connect to the unix socket.
  public static final String UNIX_SOCKET_GROUP = "PLUGIN_UNIX_SOCKET_GROUP";

  private PluginVariables() {}
}
