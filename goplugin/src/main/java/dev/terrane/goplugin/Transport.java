package dev.terrane.goplugin;

import dev.terrane.goplugin.handshake.PluginVariables;
import dev.terrane.goplugin.socket.PortRange;
import dev.terrane.goplugin.socket.SocketSource;
import dev.terrane.goplugin.socket.TcpSource;
import dev.terrane.goplugin.socket.UnixSource;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The transport between host and plugin. Hosts support both kinds.
public enum Transport {
  /// A unix socket on systems where go-plugin's servers use one, TCP on others, or when no unix
  /// socket can be created in the directory for sockets.
  AUTO,
  /// TCP on the loopback address, on a port of the range that the host allows.
  TCP,
  /// A unix socket in the directory that the host sets, or in the directory for temporary files.
  UNIX;

  SocketSource open(Map<String, String> environment) {
    return switch (this) {
      case TCP -> tcp(environment);
      case UNIX -> unix(environment);
      case AUTO -> auto(environment);
    };
  }

  private static SocketSource auto(Map<String, String> environment) {
    if (System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows")) {
      return tcp(environment);
    }
    try {
      return unix(environment);
    } catch (PluginStartException e) {
      // A host that sets a directory cannot connect to another one.
      if (variable(environment, PluginVariables.UNIX_SOCKET_DIR).isPresent()) {
        throw e;
      }
      return tcp(environment);
    }
  }

  private static SocketSource tcp(Map<String, String> environment) {
    try {
      return TcpSource.open(
          PortRange.of(environment, PluginVariables.MIN_PORT, PluginVariables.MAX_PORT));
    } catch (IOException | IllegalArgumentException e) {
      throw new PluginStartException("cannot listen on a TCP port: " + e.getMessage(), e);
    }
  }

  private static SocketSource unix(Map<String, String> environment) {
    var group = variable(environment, PluginVariables.UNIX_SOCKET_GROUP);
    try {
      return UnixSource.open(directory(environment), group);
    } catch (IOException | InvalidPathException e) {
      throw new PluginStartException("cannot open the plugin's socket: " + e.getMessage(), e);
    }
  }

  /// Java ignores `TMPDIR`, the variable for the directory of temporary files.
  private static Path directory(Map<String, String> environment) {
    return Path.of(
        variable(environment, PluginVariables.UNIX_SOCKET_DIR)
            .or(() -> variable(environment, "TMPDIR"))
            .orElseGet(() -> System.getProperty("java.io.tmpdir")));
  }

  private static Optional<String> variable(Map<String, String> environment, String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
  }
}
