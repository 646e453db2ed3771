package dev.terrane.goplugin.host;

import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.LongSupplier;

/// Accepted connections that are not authenticated yet. Their number and their time are limited,
/// because each holds a thread. Safe for many threads.
final class PendingConnections {
  /// As long as launchers wait for this process.
  private static final Duration LIMIT = Duration.ofSeconds(5);

  /// Launchers authenticate within milliseconds; so many at once are not all launchers.
  private static final int MOST = 128;

  private record Pending(SocketChannel connection, long since) {}

  private final int most;
  private final LongSupplier nanoTime;
  private final Deque<Pending> oldestFirst = new ArrayDeque<>();

  PendingConnections() {
    this(MOST, System::nanoTime);
  }

  /// @param most how many may be pending
  /// @param nanoTime the time in nanoseconds, from any origin
  PendingConnections(int most, LongSupplier nanoTime) {
    this.most = most;
    this.nanoTime = nanoTime;
  }

  /// Adds a connection. The oldest is closed when there are too many: a launcher's is young.
  void add(SocketChannel connection) {
    var closed = new ArrayList<Pending>();
    synchronized (oldestFirst) {
      while (oldestFirst.size() >= most) {
        closed.add(oldestFirst.removeFirst());
      }
      oldestFirst.addLast(new Pending(connection, nanoTime.getAsLong()));
    }
    close(closed);
  }

  /// Removes a connection that is authenticated, or closed.
  void remove(SocketChannel connection) {
    synchronized (oldestFirst) {
      oldestFirst.removeIf(pending -> pending.connection().equals(connection));
    }
  }

  /// Closes the connections whose time is over.
  void closeOverdue() {
    var closed = new ArrayList<Pending>();
    synchronized (oldestFirst) {
      var now = nanoTime.getAsLong();
      while (!oldestFirst.isEmpty() && now - oldestFirst.getFirst().since() >= LIMIT.toNanos()) {
        closed.add(oldestFirst.removeFirst());
      }
    }
    close(closed);
  }

  /// Ends the waits of their threads, too.
  private static void close(List<Pending> all) {
    all.forEach(pending -> ControlLine.close(pending.connection()));
  }
}
