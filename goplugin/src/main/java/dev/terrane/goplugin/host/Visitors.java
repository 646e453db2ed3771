package dev.terrane.goplugin.host;

import dev.terrane.goplugin.socket.PluginAddress;
import dev.terrane.goplugin.socket.SocketSource;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.util.ArrayDeque;
import java.util.Deque;

/// The host's connections of one session, as its launcher hands them in.
final class Visitors implements SocketSource {
  private final PluginAddress address;
  private final Deque<Socket> waiting = new ArrayDeque<>();
  private boolean closed;

  Visitors(PluginAddress address) {
    this.address = address;
  }

  /// Hands a connection in; one that comes too late is closed.
  synchronized void add(Socket socket) throws IOException {
    if (closed) {
      socket.close();
      return;
    }
    waiting.add(socket);
    notifyAll();
  }

  @Override
  public synchronized Socket accept() throws IOException {
    try {
      while (waiting.isEmpty() && !closed) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SocketException("interrupted while waiting for a connection");
    }
    if (closed) {
      throw new SocketException("the session is over");
    }
    return waiting.removeFirst();
  }

  @Override
  public PluginAddress address() {
    return address;
  }

  @Override
  public synchronized void close() throws IOException {
    closed = true;
    notifyAll();
    for (var socket : waiting) {
      socket.close();
    }
    waiting.clear();
  }
}
