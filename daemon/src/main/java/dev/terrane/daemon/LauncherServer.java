package dev.terrane.daemon;

import dev.terrane.goplugin.socket.ChannelSocket;
import java.io.EOFException;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;

/// Accepts connections of launchers, authenticates them, and handles their requests. Each
/// connection has its own thread. Nothing of a connection is interpreted before it is
/// authenticated. [#close] closes the socket; sessions that run are not ended by it.
final class LauncherServer implements AutoCloseable {
  private static final Duration RETRY_PAUSE = Duration.ofMillis(20);

  /// Large, because a launcher fails after a while when the backlog is full.
  private static final int BACKLOG = 1024;

  private final ServerSocketChannel listener;
  private final SharedSecret secret;
  private final DaemonContext context;
  private final Executor threads;
  private final UnauthenticatedConnections unauthenticated;
  private final Map<String, LaunchSession> sessions = new ConcurrentHashMap<>();

  private LauncherServer(
      ServerSocketChannel listener,
      SharedSecret secret,
      DaemonContext context,
      Executor threads,
      UnauthenticatedConnections unauthenticated) {
    this.listener = listener;
    this.secret = secret;
    this.context = context;
    this.threads = threads;
    this.unauthenticated = unauthenticated;
  }

  /// Opens the daemon's socket and starts to accept.
  ///
  /// @throws IOException when the socket cannot be created
  static LauncherServer open(SharedSecret secret, DaemonContext context) throws IOException {
    // Platform threads: they block on sockets as long as sessions last.
    Executor threads = Thread.ofPlatform().daemon().name("launcher-connection")::start;
    return open(secret, context, threads, new UnauthenticatedConnections());
  }

  /// As above, and runs each connection with an executor.
  static LauncherServer open(
      SharedSecret secret,
      DaemonContext context,
      Executor threads,
      UnauthenticatedConnections unauthenticated)
      throws IOException {
    var listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    listener.bind(UnixDomainSocketAddress.of(context.directory().socket()), BACKLOG);
    var server = new LauncherServer(listener, secret, context, threads, unauthenticated);
    Thread.ofPlatform().daemon().name("launcher-server").start(server::acceptAll);
    return server;
  }

  private void acceptAll() {
    while (listener.isOpen()) {
      try {
        dispatch(listener.accept());
      } catch (IOException | RuntimeException | Error e) {
        // This thread must not end: launchers would wait for a daemon that accepts nothing.
        pause();
      }
    }
  }

  private void dispatch(SocketChannel connection) {
    unauthenticated.add(connection);
    try {
      threads.execute(() -> handle(connection));
    } catch (RuntimeException | Error e) {
      // The thread cannot be created. The launcher starts another daemon.
      unauthenticated.remove(connection);
      ControlConnection.close(connection);
      throw e;
    }
  }

  /// Waits a moment: the process may have run out of file descriptors.
  private static void pause() {
    try {
      Thread.sleep(RETRY_PAUSE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void handle(SocketChannel connection) {
    try {
      var request = ConnectionRequest.parse(readRequest(connection));
      if (request.isPresent()) {
        handle(request.get(), connection);
        return;
      }
    } catch (IOException e) {
      // The peer has disconnected or is not authenticated: no response.
    } catch (RuntimeException | Error e) {
      ControlConnection.close(connection);
      throw e;
    }
    ControlConnection.close(connection);
  }

  private String readRequest(SocketChannel connection) throws IOException {
    try {
      authenticate(connection);
      var length = Short.toUnsignedInt(ByteBuffer.wrap(read(connection, Short.BYTES)).getShort());
      return new String(read(connection, length), StandardCharsets.UTF_8);
    } finally {
      unauthenticated.remove(connection);
    }
  }

  /// Sends the daemon's proof first, then checks that of the launcher.
  private void authenticate(SocketChannel connection) throws IOException {
    var launcherNonce = read(connection, SharedSecret.NONCE_LENGTH);
    var daemonNonce = secret.nonce();
    var proof = secret.daemonProof(launcherNonce, daemonNonce);
    var answer = ByteBuffer.allocate(SharedSecret.NONCE_LENGTH + SharedSecret.PROOF_LENGTH);
    connection.write(answer.put(daemonNonce).put(proof).flip());
    var shown = read(connection, SharedSecret.PROOF_LENGTH);
    if (!secret.isLauncherProof(shown, launcherNonce, daemonNonce)) {
      throw new IOException("the peer failed to authenticate");
    }
  }

  private static byte[] read(SocketChannel connection, int length) throws IOException {
    var bytes = ByteBuffer.allocate(length);
    while (bytes.hasRemaining()) {
      if (connection.read(bytes) < 0) {
        throw new EOFException();
      }
    }
    return bytes.array();
  }

  private void handle(ConnectionRequest request, SocketChannel connection) throws IOException {
    switch (request) {
      case ConnectionRequest.OpenSession open -> serve(open, connection);
      case ConnectionRequest.PassConnection(var id) -> {
        var session = sessions.get(id);
        if (session == null) {
          refuse(connection);
        } else {
          ControlConnection.respond(connection, Frame.ACCEPTED);
          session.add(new ChannelSocket(connection));
        }
      }
    }
  }

  private static void refuse(SocketChannel connection) throws IOException {
    ControlConnection.respond(connection, Frame.REFUSED);
    ControlConnection.close(connection);
  }

  private void serve(ConnectionRequest.OpenSession request, SocketChannel connection)
      throws IOException {
    var control = new ControlConnection(connection);
    if (!context.lifetime().beginSession()) {
      refuse(connection);
      return;
    }
    var session = new LaunchSession(context, request, control);
    try {
      sessions.put(request.id(), session);
      control.send(Frame.ACCEPTED);
      session.run();
    } finally {
      sessions.remove(request.id());
      session.release();
    }
  }

  /// Closes connections that were not authenticated in time. Must be called repeatedly.
  void closeOverdue() {
    unauthenticated.closeOverdue();
  }

  /// Cancels all sessions, without waiting for their end.
  void cancelAll() {
    sessions.values().forEach(LaunchSession::cancel);
  }

  @Override
  public void close() throws IOException {
    listener.close();
    Files.deleteIfExists(context.directory().socket());
  }
}
