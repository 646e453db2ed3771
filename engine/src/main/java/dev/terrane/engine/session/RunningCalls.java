package dev.terrane.engine.session;

import java.time.Duration;
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/// The calls of author code that run now. A stop of Terraform interrupts them; later calls are not
/// affected. Thread-safe.
public final class RunningCalls {
  private final Set<Running> all = ConcurrentHashMap.newKeySet();

  /// The calling thread begins a run.
  ///
  /// @param whenInterrupted called on an interrupt, perhaps several times; must not block
  Running enter(Runnable whenInterrupted) {
    var running = new Running(Thread.currentThread(), whenInterrupted);
    all.add(running);
    return running;
  }

  /// Interrupts whatever runs.
  public void stop() {
    all.forEach(Running::stop);
  }

  /// The calls that run now.
  Set<Running> running() {
    return Set.copyOf(all);
  }

  /// Waits until some runs have ended.
  ///
  /// @return false when the time is over before
  synchronized boolean awaitEnd(Set<Running> runs, Duration limit) throws InterruptedException {
    var end = System.nanoTime() + limit.toNanos();
    for (var left = limit.toNanos(); isAnyOf(runs) && left > 0; left = end - System.nanoTime()) {
      TimeUnit.NANOSECONDS.timedWait(this, left);
    }
    return !isAnyOf(runs);
  }

  private boolean isAnyOf(Set<Running> runs) {
    return !Collections.disjoint(all, runs);
  }

  private synchronized void leave(Running running) {
    all.remove(running);
    notifyAll();
  }

  /// Whether the calling thread's run has been stopped.
  boolean stopped() {
    return all.stream().anyMatch(one -> one.thread.equals(Thread.currentThread()) && one.stopped());
  }

  /// One run of author code.
  final class Running implements AutoCloseable {
    private final Thread thread;
    private final Runnable whenInterrupted;
    private boolean stopped;
    private boolean over;

    private Running(Thread thread, Runnable whenInterrupted) {
      this.thread = thread;
      this.whenInterrupted = whenInterrupted;
    }

    private synchronized void stop() {
      stopped |= !over;
      interrupt();
    }

    /// Interrupts this run; the thread belongs to somebody else as soon as the run is over.
    synchronized void interrupt() {
      if (!over) {
        thread.interrupt();
        whenInterrupted.run();
      }
    }

    synchronized boolean stopped() {
      return stopped;
    }

    /// Ends the run, and what it has left of an interrupt: authors set the flag again when they
    /// catch the exception, and whatever uses a channel with it set would close that.
    @Override
    public void close() {
      leave(this);
      synchronized (this) {
        over = true;
        Thread.interrupted();
      }
    }
  }
}
