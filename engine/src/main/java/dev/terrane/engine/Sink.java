package dev.terrane.engine;

import java.util.concurrent.CancellationException;

/// Takes the messages of a stream one after the other. For one thread at a time.
///
/// @param <T> the type of the messages
@FunctionalInterface
public interface Sink<T> {
  /// Sends a message. Blocks until the receiver is ready for it.
  ///
  /// @throws CancellationException when nobody will receive it, or when the thread is interrupted,
  ///   which it still is then
  void send(T message);
}
