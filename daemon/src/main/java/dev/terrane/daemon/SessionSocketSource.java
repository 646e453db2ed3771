package dev.terrane.daemon;

import dev.terrane.goplugin.socket.PluginAddress;
import dev.terrane.goplugin.socket.SocketSource;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.util.ArrayDeque;
import java.util.Deque;

/// The connections that the launcher passes to one session. Thread-safe.
final class SessionSocketSource implements SocketSource {
  private final PluginAddress address;
  private final Deque<Socket> queue = new ArrayDeque<>();
  private boolean closed;

  SessionSocketSource(PluginAddress address) {
    this.address = address;
  }

  /// Adds a connection, and takes ownership of it: after the end of the session it is closed.
  synchronized void add(Socket socket) throws IOException {
    if (closed) {
      socket.close();
      return;
    }
    queue.add(socket);
    notifyAll();
  }

  @Override
  public synchronized Socket accept() throws IOException {
    try {
      while (queue.isEmpty() && !closed) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SocketException("interrupted while waiting for a connection");
    }
    if (closed) {
      throw new SocketException("the session has ended");
    }
    return queue.removeFirst();
  }

  @Override
  public PluginAddress address() {
    return address;
  }

  @Override
  public synchronized void close() throws IOException {
    closed = true;
    notifyAll();
    for (var socket : queue) {
      socket.close();
    }
    queue.clear();
  }
}
