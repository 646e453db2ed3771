package dev.terrane.goplugin;

import dev.terrane.goplugin.service.StdioBuffer;
import dev.terrane.goplugin.socket.PluginAddress;
import java.io.IOException;
import java.util.logging.Level;
import java.util.logging.Logger;

/// A plugin that no host started: it needs no cookie, speaks without TLS, and serves any number of
/// hosts that are told where it listens. For debuggers, and for tests in one JVM.
public final class ReattachServer implements AutoCloseable {
  /// Hosts open and close a connection to see whether somebody listens, of which gRPC warns with a
  /// stack. Held here, for `java.util.logging` forgets the level of a logger that nobody holds.
  private static final Logger CONNECTIONS =
      Logger.getLogger("io.grpc.okhttp.OkHttpServerTransport");

  private final PluginSession session;
  private final int version;

  private ReattachServer(PluginSession session, int version) {
    this.session = session;
    this.version = version;
  }

  /// Starts to serve the highest version that the plugin has. The process is left alone, but for
  /// gRPC's warnings of connections without a word, which are silenced.
  ///
  /// @throws PluginStartException when it cannot
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

  /// Where hosts connect to.
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

  /// Asks for the end, from any thread; returns at once.
  public void requestShutdown() {
    session.requestShutdown();
  }

  /// Waits until somebody asks for the end.
  ///
  /// @throws InterruptedException when the waiting thread is interrupted
  public void awaitShutdown() throws InterruptedException {
    session.awaitShutdown();
  }

  /// Ends the server within half a second; calls that run are cancelled.
  @Override
  public void close() {
    session.close();
  }
}
