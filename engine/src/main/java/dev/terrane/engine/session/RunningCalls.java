package dev.terrane.engine.session;

import java.time.Duration;
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/// The calls of author code that run now. A stop of Terraform interrupts them; later calls are not
/// affected. Thread-safe.
public final class RunningCalls {
  private final Set<Running> all = ConcurrentHashMap.newKeySet();
  private final AtomicLong stops = new AtomicLong();

  /// Registers a call on the calling thread.
  ///
  /// @param whenInterrupted called on an interrupt, perhaps several times; must not block
  Running enter(Runnable whenInterrupted) {
    return enter(new Running(Thread.currentThread(), whenInterrupted, true));
  }

  /// The calling thread begins a run that a stop does not interrupt.
  Running enterUnstoppable(Runnable whenInterrupted) {
    return enter(new Running(Thread.currentThread(), whenInterrupted, false));
  }

  private Running enter(Running running) {
    all.add(running);
    return running;
  }

  /// Interrupts all running calls that can be stopped.
  public void stop() {
    stops.incrementAndGet();
    all.forEach(Running::stop);
  }

  /// Lets the deadlines of all running calls pass now, for tests of what happens then.
  ///
  /// @return false if no running call has a deadline
  public boolean expire() {
    return all.stream().filter(Running::expire).count() > 0;
  }

  /// Waits until all calls have ended, also those that were abandoned.
  ///
  /// @return false if the time limit has passed before
  public boolean awaitIdle(Duration limit) throws InterruptedException {
    return awaitEnd(running(), limit);
  }

  /// The number of stops so far. An operation that calls author code several times compares it, to
  /// end also after a stop between two calls.
  public long count() {
    return stops.get();
  }

  /// The calls that run now.
  Set<Running> running() {
    return Set.copyOf(all);
  }

  /// Waits until the given calls have ended.
  ///
  /// @return false if the time limit has passed before
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

  /// Whether the call on the calling thread was stopped.
  boolean stopped() {
    return all.stream().anyMatch(one -> one.thread.equals(Thread.currentThread()) && one.stopped());
  }

  /// A running call of author code.
  final class Running implements AutoCloseable {
    private final Thread thread;
    private final Runnable whenInterrupted;
    private final boolean stoppable;
    private Deadline deadline = Deadline.NONE;
    private boolean stopped;
    private boolean over;

    private Running(Thread thread, Runnable whenInterrupted, boolean stoppable) {
      this.thread = thread;
      this.whenInterrupted = whenInterrupted;
      this.stoppable = stoppable;
    }

    private synchronized void stop() {
      if (stoppable) {
        stopped |= !over;
        interrupt();
      }
    }

    /// Sets the deadline, after which the call interrupts itself.
    synchronized void within(Deadline other) {
      deadline = other;
    }

    private synchronized boolean expire() {
      if (over || !deadline.expire()) {
        return false;
      }
      interrupt();
      return true;
    }

    /// Interrupts this call, unless it has ended: the thread may run another one then.
    synchronized void interrupt() {
      if (!over) {
        thread.interrupt();
        whenInterrupted.run();
      }
    }

    synchronized boolean stopped() {
      return stopped;
    }

    /// Ends the call and clears the interrupt flag: authors set the flag again when they catch the
    /// exception, and an interrupted thread closes each channel that it uses.
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
