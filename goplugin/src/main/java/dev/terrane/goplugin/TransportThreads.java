package dev.terrane.goplugin;

import dev.terrane.goplugin.socket.OpenSockets;
import java.util.concurrent.Executor;

/// The threads of a session's transport. gRPC does not notice an error on one of them: nobody
/// writes to the connection after that, or accepts another. Such a session ends, and no other.
final class TransportThreads implements Executor {
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
    sockets.closeAll();
  }
}
