package dev.terrane.engine.action;

import dev.terrane.engine.Sink;
import dev.terrane.engine.action.InvokeAction.Event;
import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/// The events of one invocation. Threads of the author send messages one after the other, and none
/// after the end: an abandoned action may still run then.
final class EventStream {
  private final Sink<? super Event> events;
  private final ReentrantLock lock = new ReentrantLock();
  private boolean completed;

  EventStream(Sink<? super Event> events) {
    this.events = events;
  }

  /// Sends a message at once, unless Terraform was stopped. Blocks until the receiver is ready for
  /// it.
  ///
  /// @param stopped whether Terraform was stopped; called when no other message is being sent, so
  ///   that it also covers the time that this message waited for them
  /// @return false if the message was not sent, because Terraform was stopped
  /// @throws CancellationException if the receiver has cancelled the stream, or if the thread is
  ///   interrupted while it waits; the interrupt flag stays set
  /// @throws IllegalStateException after the end
  boolean progress(String message, BooleanSupplier stopped) {
    lockOrCancel();
    try {
      if (completed) {
        throw new IllegalStateException("progress(...) was called after the action had ended");
      }
      if (stopped.getAsBoolean()) {
        return false;
      }
      events.send(new Event.Progress(message));
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

  /// Sends the end.
  ///
  /// @throws CancellationException if the receiver has cancelled the stream
  void complete(List<Diagnostic> diagnostics) {
    lock.lock();
    try {
      completed = true;
      events.send(new Event.Completed(diagnostics));
    } finally {
      lock.unlock();
    }
  }
}
