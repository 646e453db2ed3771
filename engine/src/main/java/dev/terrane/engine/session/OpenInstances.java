package dev.terrane.engine.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The instances of parts that are open in a session: ephemeral resources and state stores.
/// Terraform sends no Close for an ephemeral resource if an operation that uses it has failed or
/// was interrupted, and never one for a state store, so the end of the session closes the remaining
/// ones; one that is opened later is closed at once. Thread-safe.
public final class OpenInstances {
  private final List<Entry> open = new ArrayList<>();
  private boolean ended;

  /// @param keys the key of open and of each renewal: Terraform closes with the private data of the
  ///   former, another CLI may close with that of the latter
  /// @param instance the object that later calls use, if there is one
  /// @param close must not throw
  private record Entry(Set<Object> keys, Optional<Object> instance, Runnable close) {
    Entry with(Object key) {
      var more = new HashSet<>(keys);
      more.add(key);
      return new Entry(more, instance, close);
    }
  }

  /// Adds one that was opened; after the end of the session, closes it.
  ///
  /// @param key identifies it by `equals`
  /// @param close closes it at the end of the session; must not throw
  public void add(Object key, Runnable close) {
    if (!add(new Entry(Set.of(key), Optional.empty(), close))) {
      close.run();
    }
  }

  /// Replaces the object of a key.
  ///
  /// @param key identifies it by `equals`
  /// @param instance the object, which [#find] returns
  /// @param close closes it at the end of the session; must not throw
  /// @return the close of the replaced object, which the caller runs; empty if there was none;
  ///   after the end of the session, the given `close`
  public synchronized Optional<Runnable> replace(Object key, Object instance, Runnable close) {
    var replaced = find(key);
    replaced.ifPresent(open::remove);
    return add(new Entry(Set.of(key), Optional.of(instance), close))
        ? replaced.map(Entry::close)
        : Optional.of(close);
  }

  /// Adds an entry, unless the session has ended.
  private synchronized boolean add(Entry entry) {
    return !ended && open.add(entry);
  }

  /// Adds a key to one that is open.
  public synchronized void renewed(Object before, Object after) {
    find(before).ifPresent(entry -> open.set(open.indexOf(entry), entry.with(after)));
  }

  /// Removes one that the caller closes. Of several with the same key, any one is removed.
  public synchronized void remove(Object key) {
    find(key).ifPresent(open::remove);
  }

  /// The object of a key; empty if none is open.
  public synchronized <T> Optional<T> find(Object key, Class<T> type) {
    return find(key).flatMap(Entry::instance).map(type::cast);
  }

  private Optional<Entry> find(Object key) {
    return open.stream().filter(entry -> entry.keys().contains(key)).findFirst();
  }

  /// Ends the session if none is open.
  ///
  /// @return false if [#closeAll] is necessary
  synchronized boolean endIfEmpty() {
    ended |= open.isEmpty();
    return open.isEmpty();
  }

  private synchronized List<Runnable> removeAll() {
    var closes = open.stream().map(Entry::close).toList();
    open.clear();
    ended = true;
    return closes;
  }

  /// Closes all open ones, in parallel.
  ///
  /// @param limit the time after which those that still run are interrupted
  void closeAll(Duration limit) throws InterruptedException {
    var threads =
        removeAll().stream()
            .map(close -> Thread.ofVirtual().name("close instance").start(close))
            .toList();
    var end = System.nanoTime() + limit.toNanos();
    for (var thread : threads) {
      if (!thread.join(Duration.ofNanos(Math.max(0, end - System.nanoTime())))) {
        thread.interrupt();
      }
    }
  }
}
