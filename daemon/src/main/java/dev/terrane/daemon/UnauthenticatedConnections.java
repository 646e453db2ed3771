package dev.terrane.daemon;

import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.LongSupplier;

/// The accepted connections that are not authenticated yet. Their number and their time are
/// limited, because each of them blocks a thread. Connections that exceed a limit are closed here,
/// which ends the thread's wait; all others belong to the caller. Thread-safe.
final class UnauthenticatedConnections {
  /// Equal to the launcher's own limit.
  static final Duration TIMEOUT = Duration.ofSeconds(5);

  /// Launchers authenticate within milliseconds, so more connections than this do not come from
  /// launchers.
  static final int MAX_CONNECTIONS = 128;

  private record Unauthenticated(SocketChannel connection, long since) {}

  private final int max;
  private final LongSupplier nanoTime;
  private final Deque<Unauthenticated> oldestFirst = new ArrayDeque<>();

  UnauthenticatedConnections() {
    this(MAX_CONNECTIONS, System::nanoTime);
  }

  /// @param max the maximum number of unauthenticated connections
  /// @param nanoTime the time in nanoseconds, with an arbitrary origin
  UnauthenticatedConnections(int max, LongSupplier nanoTime) {
    this.max = max;
    this.nanoTime = nanoTime;
  }

  /// Adds a connection, and closes the oldest if there are too many: connections of launchers are
  /// recent.
  void add(SocketChannel connection) {
    var closed = new ArrayList<Unauthenticated>();
    synchronized (oldestFirst) {
      while (oldestFirst.size() >= max) {
        closed.add(oldestFirst.removeFirst());
      }
      oldestFirst.addLast(new Unauthenticated(connection, nanoTime.getAsLong()));
    }
    close(closed);
  }

  /// Removes a connection that is authenticated or closed.
  void remove(SocketChannel connection) {
    synchronized (oldestFirst) {
      oldestFirst.removeIf(one -> one.connection().equals(connection));
    }
  }

  /// Closes the connections that have exceeded their time.
  void closeOverdue() {
    var closed = new ArrayList<Unauthenticated>();
    synchronized (oldestFirst) {
      var now = nanoTime.getAsLong();
      while (!oldestFirst.isEmpty() && now - oldestFirst.getFirst().since() >= TIMEOUT.toNanos()) {
        closed.add(oldestFirst.removeFirst());
      }
    }
    close(closed);
  }

  private static void close(List<Unauthenticated> all) {
    all.forEach(one -> ControlConnection.close(one.connection()));
  }
}
