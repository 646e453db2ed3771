package dev.terrane.engine.statestore;

/// The position of a chunk in a state: the message StateRange of the protocol.
///
/// @param start the index of its first byte
/// @param end the index of its last byte
public record StateRange(long start, long end) {
  static StateRange of(long start, int length) {
    return new StateRange(start, start + length - 1);
  }
}
