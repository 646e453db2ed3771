package dev.terrane.goplugin;

import dev.terrane.goplugin.socket.OpenSockets;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.LockSupport;

/// The executor of a session's transport. gRPC does not handle an error in one of its tasks: after
/// that, no data is written to the connection, and none is accepted. So an error ends the session;
/// other sessions continue.
final class TransportThreads implements Executor {
  private static final long PAUSE_NANOS = 10_000_000;

  private final Executor threads;
  private final OpenSockets sockets;
  private final Runnable shutdown;

  TransportThreads(Executor threads, OpenSockets sockets, Runnable shutdown) {
    this.threads = threads;
    this.sockets = sockets;
    this.shutdown = shutdown;
  }

  @Override
  public void execute(Runnable task) {
    try {
      threads.execute(() -> run(task));
    } catch (Error e) {
      fail();
      throw e;
    }
  }

  private void run(Runnable task) {
    try {
      task.run();
    } catch (Error e) {
      fail();
      throw e;
    }
  }

  /// Ends the session: its peers see closed connections.
  void fail() {
    shutdown.run();
    while (!closed()) {
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }

  /// Closing a socket may fail too, because the memory is exhausted.
  private boolean closed() {
    try {
      sockets.closeAll();
      return true;
    } catch (OutOfMemoryError e) {
      return false;
    }
  }
}
