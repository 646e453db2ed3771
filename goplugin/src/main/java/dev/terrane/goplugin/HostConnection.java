package dev.terrane.goplugin;

import java.util.concurrent.CompletableFuture;

/// One connection of a host to a session. Each is equal to itself only. Thread-safe.
public final class HostConnection {
  private final CompletableFuture<Boolean> ended = new CompletableFuture<>();

  HostConnection() {}

  /// Sets what is run, once, when the connection has ended; at once if it has ended already.
  public void onEnd(Runnable action) {
    var _ = ended.thenRun(action);
  }

  /// Runs the actions on a thread of their own: gRPC has others to serve on this one.
  void end() {
    Thread.ofVirtual().name("connection-end").start(() -> ended.complete(true));
  }
}
