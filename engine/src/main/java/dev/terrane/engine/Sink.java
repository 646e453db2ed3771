package dev.terrane.engine;

import java.util.concurrent.CancellationException;

/// Takes the messages of a stream one after the other. For one thread at a time.
///
/// @param <T> the type of the messages
@FunctionalInterface
public interface Sink<T> {
  /// Sends a message. Blocks until the receiver is ready for it.
  ///
  /// @throws CancellationException if the receiver has cancelled the stream, or if the thread is
  ///   interrupted; the interrupt flag stays set
  void send(T message);
}
