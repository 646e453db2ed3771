package dev.terrane.engine.session;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// The clients that are being closed in this process. All sessions of a process share one instance,
/// so that none connects before the clients of ended sessions are closed. Thread-safe.
public final class ClosingClients {
  private final Map<Object, CompletableFuture<?>> all = new ConcurrentHashMap<>();
  private final Limits limits;

  public ClosingClients() {
    this(new Limits(Duration.ofSeconds(5), Duration.ofSeconds(1)));
  }

  ClosingClients(Limits limits) {
    this.limits = limits;
  }

  /// The time limits of a close.
  ///
  /// @param close the time after which the thread is interrupted and the next session connects
  /// @param end the time that the end of a session waits, less than a host waits for it
  record Limits(Duration close, Duration end) {}

  Limits limits() {
    return limits;
  }

  /// Runs a close on a thread of its own.
  CompletableFuture<?> begin(Runnable close) {
    var closing = new CompletableFuture<Boolean>();
    var key = new Object();
    all.put(key, closing);
    Thread.ofVirtual()
        .name("close")
        .start(() -> {
          try {
            close.run();
          } finally {
            all.remove(key);
            closing.complete(true);
          }
        });
    return closing;
  }

  /// Waits until all clients that are being closed now are closed.
  ///
  /// @return false if the time limit has passed before
  boolean await() throws InterruptedException {
    return await(
        CompletableFuture.allOf(all.values().toArray(CompletableFuture[]::new)), limits.close);
  }

  static boolean await(CompletableFuture<?> closing, Duration limit) throws InterruptedException {
    try {
      closing.get(limit.toNanos(), TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (ExecutionException e) {
      throw new IllegalStateException("a close never completes exceptionally", e);
    }
  }
}
