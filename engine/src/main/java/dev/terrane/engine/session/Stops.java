package dev.terrane.engine.session;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// What runs now, so that a stop of Terraform can interrupt it. Later calls run as ever.
public final class Stops {
  private final Set<Running> all = ConcurrentHashMap.newKeySet();

  Running enter() {
    var running = new Running(Thread.currentThread());
    all.add(running);
    return running;
  }

  /// Interrupts whatever runs.
  public void stop() {
    all.forEach(Running::stop);
  }

  /// Whether the calling thread's run has been stopped.
  boolean stopped() {
    return all.stream().anyMatch(one -> one.thread.equals(Thread.currentThread()) && one.stopped());
  }

  /// One run of author code.
  final class Running implements AutoCloseable {
    private final Thread thread;
    private boolean stopped;
    private boolean interrupted;
    private boolean over;

    private Running(Thread thread) {
      this.thread = thread;
    }

    private synchronized void stop() {
      stopped = !over;
      interrupt();
    }

    /// Interrupts this run; the thread belongs to somebody else as soon as the run is over.
    synchronized void interrupt() {
      if (!over) {
        interrupted = true;
        thread.interrupt();
      }
    }

    synchronized boolean stopped() {
      return stopped;
    }

    @Override
    public void close() {
      all.remove(this);
      synchronized (this) {
        over = true;
        if (interrupted) {
          Thread.interrupted();
        }
      }
    }
  }
}
