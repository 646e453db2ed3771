package dev.terrane.goplugin.socket;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/// Accepts until the listener is closed. A failed accept (no file descriptor, no memory, a peer
/// that has disconnected) does not end the server.
final class AcceptLoop {
  private static final Duration PAUSE = Duration.ofMillis(20);

  private AcceptLoop() {}

  interface Listener {
    Socket accept() throws IOException;
  }

  static Socket accept(Listener listener, BooleanSupplier closed) throws IOException {
    while (!closed.getAsBoolean()) {
      try {
        return listener.accept();
      } catch (IOException | RuntimeException | Error e) {
        pause(closed);
      }
    }
    throw new SocketException("the listener is closed");
  }

  private static void pause(BooleanSupplier closed) throws IOException {
    if (closed.getAsBoolean()) {
      return;
    }
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SocketException("interrupted while waiting for a connection");
    }
  }
}
