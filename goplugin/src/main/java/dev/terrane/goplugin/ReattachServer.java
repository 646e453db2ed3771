package dev.terrane.goplugin;

import dev.terrane.goplugin.service.StdioBuffer;
import dev.terrane.goplugin.socket.PluginAddress;
import java.io.IOException;
import java.util.logging.Level;
import java.util.logging.Logger;

/// A plugin that was not started by a host: it needs no cookie, serves without TLS, and accepts any
/// number of hosts. For debuggers, and for tests in one JVM.
public final class ReattachServer implements AutoCloseable {
  /// Hosts probe with connections that send nothing, of which gRPC warns with a stack trace. Kept
  /// in a field, because `java.util.logging` holds loggers weakly.
  private static final Logger CONNECTIONS =
      Logger.getLogger("io.grpc.okhttp.OkHttpServerTransport");

  private final PluginSession session;
  private final int version;

  private ReattachServer(PluginSession session, int version) {
    this.session = session;
    this.version = version;
  }

  /// Starts a server with the highest protocol version of the plugin. The only change to the
  /// process is that gRPC's warnings about such connections are disabled.
  ///
  /// @throws PluginStartException when it cannot serve
  public static ReattachServer start(PluginOptions options) {
    CONNECTIONS.setLevel(Level.SEVERE);
    var version = options.highestVersion();
    var services = options.set(version).services();
    var contents = options.contents(services, new StdioBuffer());
    try {
      var source = options.transport().open(options.environment());
      return new ReattachServer(PluginSession.start(source, contents), version);
    } catch (IOException e) {
      throw new PluginStartException("cannot serve: " + e.getMessage(), e);
    }
  }

  /// Returns the address of the server.
  public PluginAddress address() {
    return session.address();
  }

  /// The protocol version that is served.
  public int version() {
    return version;
  }

  /// Returns the value of a host's variable for this server.
  public String value(ReattachVariable variable) {
    return variable.json(address(), version);
  }

  /// Requests the end, from any thread. Returns at once.
  public void requestShutdown() {
    session.requestShutdown();
  }

  /// Waits until the end is requested.
  ///
  /// @throws InterruptedException when the waiting thread is interrupted
  public void awaitShutdown() throws InterruptedException {
    session.awaitShutdown();
  }

  /// Ends the server within half a second. Running calls are cancelled.
  @Override
  public void close() {
    session.close();
  }
}
