package dev.terrane.goplugin.tls;

import dev.terrane.goplugin.socket.PluginAddress;
import dev.terrane.goplugin.socket.SocketSource;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/// Hands out the connections whose peer has proven its certificate. Every peer proves itself on a
/// thread of its own, so that a silent or hostile one holds up nobody. (These are platform threads:
/// virtual ones that wait on sockets delay the JVM's exit.)
public final class TlsSource implements SocketSource {
  private final SocketSource raw;
  private final MutualTls tls;
  private final Consumer<String> complaint;

  /// Proven connections; an empty entry says that the source is closed.
  private final BlockingQueue<Optional<Socket>> proven = new LinkedBlockingQueue<>();

  private TlsSource(SocketSource raw, MutualTls tls, Consumer<String> complaint) {
    this.raw = raw;
    this.tls = tls;
    this.complaint = complaint;
  }

  /// Starts to accept.
  ///
  /// @param raw where unproven connections come from; closes with this source
  /// @param complaint told in one sentence of every peer that was turned away
  public static TlsSource over(SocketSource raw, MutualTls tls, Consumer<String> complaint) {
    var source = new TlsSource(raw, tls, complaint);
    Thread.ofPlatform().daemon().name("plugin-accept").start(source::acceptAll);
    return source;
  }

  private void acceptAll() {
    try {
      while (true) {
        var connection = raw.accept();
        Thread.ofPlatform().daemon().name("plugin-tls").start(() -> prove(connection));
      }
    } catch (IOException e) {
      proven.add(Optional.empty());
    }
  }

  private void prove(Socket connection) {
    try {
      proven.add(Optional.of(tls.accept(connection)));
    } catch (IOException | RuntimeException e) {
      close(connection);
      complaint.accept("turned a connection away: " + e.getMessage());
    }
  }

  private static void close(Socket connection) {
    try {
      connection.close();
    } catch (IOException e) {
      // It was broken before.
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
