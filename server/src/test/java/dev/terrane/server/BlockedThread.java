package dev.terrane.server;

import java.util.concurrent.TimeUnit;

/** Waits for threads that must block. */
final class BlockedThread {
  private BlockedThread() {}

  /** Waits until a thread waits for another one, or has ended. */
  static void await(Thread thread) {
    var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (thread.getState() != Thread.State.WAITING
        && thread.getState() != Thread.State.TERMINATED) {
      if (System.nanoTime() - end > 0) {
        throw new IllegalStateException(thread + " still runs after 30 s");
      }
      Thread.onSpinWait();
    }
  }
}
