package dev.terrane.engine;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/// The events of one call of an author's method. Threads of the author send events one after the
/// other, and none after the end: an abandoned method may still run then.
///
/// @param <E> the type of the events
public final class EventStream<E> {
  private final Sink<? super E> events;
  private final String tooLate;
  private final ReentrantLock lock = new ReentrantLock();
  private boolean completed;

  /// A stream without events.
  ///
  /// @param events receives the events
  /// @param tooLate the message of the exception for an event after the end
  public EventStream(Sink<? super E> events, String tooLate) {
    this.events = events;
    this.tooLate = tooLate;
  }

  /// Sends an event of the author at once, unless Terraform was stopped. Blocks until the receiver
  /// is ready for it.
  ///
  /// @param stopped whether Terraform was stopped; called when no other event is being sent, so
  ///   that it also covers the time that this event waited for them
  /// @return false if the event was not sent, because Terraform was stopped
  /// @throws CancellationException if the receiver has cancelled the stream, or if the thread is
  ///   interrupted while it waits; the interrupt flag stays set
  /// @throws IllegalStateException after the end
  public boolean sendUnless(BooleanSupplier stopped, E event) {
    lockOrCancel();
    try {
      if (completed) {
        throw new IllegalStateException(tooLate);
      }
      if (stopped.getAsBoolean()) {
        return false;
      }
      events.send(event);
      return true;
    } finally {
      lock.unlock();
    }
  }

  private void lockOrCancel() {
    try {
      // Another thread may hold it as long as the receiver is not ready.
      if (!lock.tryLock()) {
        lock.lockInterruptibly();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw (CancellationException) new CancellationException("interrupted").initCause(e);
    }
  }

  /// Ends the stream.
  ///
  /// @param last the last event; empty if the stream ends without one
  /// @throws CancellationException if the receiver has cancelled the stream
  public void complete(Optional<E> last) {
    lock.lock();
    try {
      completed = true;
      last.ifPresent(events::send);
    } finally {
      lock.unlock();
    }
  }
}
