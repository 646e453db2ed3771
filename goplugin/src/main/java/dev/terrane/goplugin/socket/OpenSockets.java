package dev.terrane.goplugin.socket;

import java.io.IOException;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// The sockets that a server has taken. They can be closed without the server, which may no longer
/// be able to: after an error on one of its threads nobody writes to its connection any more, or
/// reads what arrives. Safe for many threads.
public final class OpenSockets {
  /// The time that a server has to say why it gives a connection up.
  private static final int FAREWELL_SECONDS = 2;

  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService timer;

  /// Begins with none.
  public OpenSockets(ScheduledExecutorService timer) {
    this.timer = timer;
  }

  /// Closes all that are open.
  public void closeAll() {
    open.forEach(OpenSockets::close);
  }

  Socket add(Socket accepted) {
    var socket = new ServedSocket(accepted, this);
    open.add(socket);
    return socket;
  }

  void remove(Socket socket) {
    open.remove(socket);
  }

  /// Closes one after a moment, in which the server may close it.
  void closeSoon(Socket socket) {
    try {
      var _ = timer.schedule(() -> close(socket), FAREWELL_SECONDS, TimeUnit.SECONDS);
    } catch (RuntimeException | OutOfMemoryError e) {
      close(socket);
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // It has failed already, and nobody reads from it.
    }
  }
}
