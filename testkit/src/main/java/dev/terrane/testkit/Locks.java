package dev.terrane.testkit;

import dev.terrane.provider.Call.HeldLock;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;

/// The locks of one call. Threads block on them.
final class Locks {
  private final Map<String, ReentrantLock> all = new ConcurrentHashMap<>();

  HeldLock lock(String key) throws InterruptedException {
    var lock = all.computeIfAbsent(key, _ -> new ReentrantLock());
    lock.lockInterruptibly();
    var open = new AtomicBoolean(true);
    return () -> {
      // A second close must not release a lock that was acquired again.
      if (open.getAndSet(false)) {
        lock.unlock();
      }
    };
  }

  Set<String> held() {
    var held = new TreeSet<String>();
    all.forEach((key, lock) -> {
      if (lock.isLocked()) {
        held.add(key);
      }
    });
    return held;
  }
}
