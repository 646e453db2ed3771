package dev.terrane.server.wire;

import dev.terrane.server.wire.proto.ProtoMessage;
import dev.terrane.server.wire.proto.ProtoWriter;
import java.util.function.Function;

/**
 * One type of message, both ways.
 *
 * @param reader makes the record of a message's fields
 * @param body writes the fields of the record's message
 * @param <T> the engine's record
 */
record MessageCodec<T>(Function<ProtoMessage, T> reader, ProtoWriter.Body<T> body) {
  /** A message without fields. */
  static <T> MessageCodec<T> empty(T value) {
    return new MessageCodec<>(_ -> value, (_, _) -> {});
  }
}
