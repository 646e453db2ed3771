package dev.terrane.engine.session;

import dev.terrane.engine.Bytes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The ephemeral resources of a session that are open. Terraform sends no Close for one if an
/// operation that uses it has failed or was interrupted, so the end of the session closes those
/// that are left. Thread-safe.
public final class OpenResources {
  private final List<Entry> open = new ArrayList<>();

  /// @param privateData the private data of open and of each renewal: Terraform closes with the
  ///   former, another CLI may close with the latter
  /// @param close must not throw
  private record Entry(String typeName, Set<Bytes> privateData, Runnable close) {
    boolean is(String otherType, Bytes otherData) {
      return typeName.equals(otherType) && privateData.contains(otherData);
    }
  }

  /// Adds one that was opened.
  ///
  /// @param close closes it at the end of the session; must not throw
  public synchronized void add(String typeName, Bytes privateData, Runnable close) {
    open.add(new Entry(typeName, new HashSet<>(Set.of(privateData)), close));
  }

  /// One that is open was renewed, and has other private data from now on.
  public synchronized void renewed(String typeName, Bytes before, Bytes after) {
    find(typeName, before).ifPresent(entry -> entry.privateData().add(after));
  }

  /// Removes one that is closed by its caller. Of several with the same private data it does not
  /// matter which.
  public synchronized void remove(String typeName, Bytes privateData) {
    find(typeName, privateData).ifPresent(open::remove);
  }

  private Optional<Entry> find(String typeName, Bytes privateData) {
    return open.stream().filter(entry -> entry.is(typeName, privateData)).findFirst();
  }

  synchronized boolean isEmpty() {
    return open.isEmpty();
  }

  private synchronized List<Runnable> removeAll() {
    var closes = open.stream().map(Entry::close).toList();
    open.clear();
    return closes;
  }

  /// Closes what is open, all at the same time.
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
