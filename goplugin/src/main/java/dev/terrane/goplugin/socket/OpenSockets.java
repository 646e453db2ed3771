package dev.terrane.goplugin.socket;

import java.io.IOException;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// The open sockets of a gRPC server, so that they can be closed after an error on one of its
/// threads, when gRPC itself neither reads nor writes nor closes any more. Thread-safe.
public final class OpenSockets {
  /// The time in which gRPC may send the reason and close the socket itself.
  private static final int CLOSE_DELAY_SECONDS = 2;

  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService timer;

  /// Starts without sockets.
  public OpenSockets(ScheduledExecutorService timer) {
    this.timer = timer;
  }

  /// Closes all open sockets.
  public void closeAll() {
    open.forEach(OpenSockets::close);
  }

  Socket add(Socket accepted) {
    var socket = new AcceptedSocket(accepted, this);
    open.add(socket);
    return socket;
  }

  void remove(Socket socket) {
    open.remove(socket);
  }

  /// Closes a socket after two seconds.
  void closeSoon(Socket socket) {
    try {
      var _ = timer.schedule(() -> close(socket), CLOSE_DELAY_SECONDS, TimeUnit.SECONDS);
    } catch (RuntimeException | OutOfMemoryError e) {
      close(socket);
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // The socket has failed.
    }
  }
}
