package dev.terrane.goplugin.tls;

import dev.terrane.goplugin.socket.PluginAddress;
import dev.terrane.goplugin.socket.SocketSource;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/// A source of connections whose peers are authenticated by their certificate. Each handshake runs
/// on its own thread, so that a slow peer does not block others. (Platform threads: virtual threads
/// that block on sockets delay the exit of the JVM.)
public final class TlsSource implements SocketSource {
  private final SocketSource raw;
  private final MutualTls tls;
  private final Consumer<String> complaint;
  private final Executor threads;

  /// Authenticated connections; an empty entry marks the end.
  private final BlockingQueue<Optional<Socket>> proven = new LinkedBlockingQueue<>();

  private TlsSource(SocketSource raw, MutualTls tls, Consumer<String> complaint, Executor threads) {
    this.raw = raw;
    this.tls = tls;
    this.complaint = complaint;
    this.threads = threads;
  }

  /// Starts to accept connections.
  ///
  /// @param raw the unauthenticated connections; closed with this source
  /// @param complaint receives a message for each rejected connection
  public static TlsSource over(SocketSource raw, MutualTls tls, Consumer<String> complaint) {
    return over(raw, tls, complaint, Thread.ofPlatform().daemon().name("plugin-tls")::start);
  }

  /// Starts to accept connections, and runs each handshake with an executor.
  static TlsSource over(
      SocketSource raw, MutualTls tls, Consumer<String> complaint, Executor threads) {
    var source = new TlsSource(raw, tls, complaint, threads);
    Thread.ofPlatform().daemon().name("plugin-accept").start(source::acceptAll);
    return source;
  }

  private void acceptAll() {
    while (true) {
      try {
        handOver(raw.accept());
      } catch (IOException e) {
        // The source was closed.
        proven.add(Optional.empty());
        return;
      } catch (RuntimeException | Error e) {
        // Only this connection has failed.
      }
    }
  }

  private void handOver(Socket connection) {
    try {
      threads.execute(() -> prove(connection));
    } catch (RuntimeException | Error e) {
      turnAway(connection, e);
    }
  }

  private void prove(Socket connection) {
    try {
      proven.add(Optional.of(tls.accept(connection)));
    } catch (IOException | RuntimeException | Error e) {
      turnAway(connection, e);
    }
  }

  private void turnAway(Socket connection, Throwable reason) {
    close(connection);
    complaint.accept("rejected a connection: " + reason.getMessage());
  }

  private static void close(Socket connection) {
    try {
      connection.close();
    } catch (IOException e) {
      // The connection has failed.
    }
  }

  @Override
  public Socket accept() throws IOException {
    try {
      var next = proven.take();
      if (next.isPresent()) {
        return next.get();
      }
      proven.add(next);
      throw new SocketException("the listener is closed");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SocketException("interrupted while waiting for a connection");
    }
  }

  @Override
  public PluginAddress address() {
    return raw.address();
  }

  @Override
  public void close() throws IOException {
    raw.close();
  }
}
