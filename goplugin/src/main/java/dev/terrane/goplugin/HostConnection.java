package dev.terrane.goplugin;

import java.util.concurrent.CompletableFuture;

/// One connection of a host to a session. Compared by identity. Thread-safe.
public final class HostConnection {
  private final CompletableFuture<Boolean> ended = new CompletableFuture<>();

  HostConnection() {}

  /// Adds an action that runs once when the connection has ended; at once if it has ended already.
  public void onEnd(Runnable action) {
    var _ = ended.thenRun(action);
  }

  /// Runs the actions on a thread of their own, because the caller is a thread of gRPC's transport.
  void end() {
    Thread.ofVirtual().name("connection-end").start(() -> ended.complete(true));
  }
}
