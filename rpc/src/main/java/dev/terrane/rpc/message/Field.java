package dev.terrane.rpc.message;

import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;

/**
 * A field by itself, for messages whose records are too expensive to make while they are written.
 * Whoever writes a message with such fields writes them in the order of their numbers.
 *
 * @param number its number on the wire
 * @param type its type
 * @param <T> the value
 */
public record Field<T>(int number, FieldType<T> type) {
  /** Whether the field occurs in a message. */
  public boolean isIn(ProtoMessage message) {
    return message.has(number);
  }

  /** Reads the field. */
  public T read(ProtoMessage in) {
    return type.read(in, number);
  }

  /** Writes the field. */
  public void write(ProtoWriter out, T value) {
    type.write(out, number, value);
  }
}
