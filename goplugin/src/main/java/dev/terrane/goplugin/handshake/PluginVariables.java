package dev.terrane.goplugin.handshake;

/// The environment variables by which a host tells a plugin what it wants; names are fixed by
/// go-plugin.
public final class PluginVariables {
  /// Comma list of the application protocol versions that the host speaks.
  public static final String PROTOCOL_VERSIONS = "PLUGIN_PROTOCOL_VERSIONS";

  /// Lowest TCP port that the plugin may listen on, inclusive.
  public static final String MIN_PORT = "PLUGIN_MIN_PORT";

  /// Highest TCP port that the plugin may listen on, inclusive.
  public static final String MAX_PORT = "PLUGIN_MAX_PORT";

  /// PEM of the host's certificate; its presence asks for TLS that admits this certificate alone.
  public static final String CLIENT_CERT = "PLUGIN_CLIENT_CERT";

  /// Non-empty when the host understands a seventh field in the handshake line.
  public static final String MULTIPLEX_GRPC = "PLUGIN_MULTIPLEX_GRPC";

  /// Directory for unix sockets instead of the one for temporary files.
  public static final String UNIX_SOCKET_DIR = "PLUGIN_UNIX_SOCKET_DIR";

  /// Group, by name or number, that may connect to the unix socket.
  public static final String UNIX_SOCKET_GROUP = "PLUGIN_UNIX_SOCKET_GROUP";

  private PluginVariables() {}
}
