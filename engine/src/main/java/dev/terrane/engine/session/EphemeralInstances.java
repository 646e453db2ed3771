package dev.terrane.engine.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The open instances of ephemeral resources of a session. Terraform sends no Close for one if an
/// operation that uses it has failed or was interrupted, so the end of the session closes the
/// remaining ones. Thread-safe.
public final class EphemeralInstances {
  private final List<Entry> open = new ArrayList<>();

  /// @param keys the key of open and of each renewal: Terraform closes with the private data of the
  ///   former, another CLI may close with that of the latter
  /// @param close must not throw
  private record Entry(Set<Object> keys, Runnable close) {
    Entry with(Object key) {
      var more = new HashSet<>(keys);
      more.add(key);
      return new Entry(more, close);
    }
  }

  /// Adds one that was opened.
  ///
  /// @param key identifies it by `equals`
  /// @param close closes it at the end of the session; must not throw
  public synchronized void add(Object key, Runnable close) {
    open.add(new Entry(Set.of(key), close));
  }

  /// Adds a key to one that is open.
  public synchronized void renewed(Object before, Object after) {
    find(before).ifPresent(entry -> open.set(open.indexOf(entry), entry.with(after)));
  }

  /// Removes one that the caller closes. Of several with the same key, any one is removed.
  public synchronized void remove(Object key) {
    find(key).ifPresent(open::remove);
  }

  private Optional<Entry> find(Object key) {
    return open.stream().filter(entry -> entry.keys().contains(key)).findFirst();
  }

  synchronized boolean isEmpty() {
    return open.isEmpty();
  }

  private synchronized List<Runnable> removeAll() {
    var closes = open.stream().map(Entry::close).toList();
    open.clear();
    return closes;
  }

  /// Closes all open ones, in parallel.
  ///
  /// @param limit the time after which those that still run are interrupted
  void closeAll(Duration limit) throws InterruptedException {
    var threads =
        removeAll().stream()
            .map(close -> Thread.ofVirtual().name("close ephemeral resource").start(close))
            .toList();
    var end = System.nanoTime() + limit.toNanos();
    for (var thread : threads) {
      if (!thread.join(Duration.ofNanos(Math.max(0, end - System.nanoTime())))) {
        thread.interrupt();
      }
    }
  }
}
