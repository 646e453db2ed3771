package dev.terrane.rpc.message;

import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;

/**
 * A single field, for messages whose records are too expensive to create while they are written.
 * The caller must write the fields of a message in the order of their numbers.
 *
 * @param number its number on the wire
 * @param type its type
 * @param <T> the value
 */
public record Field<T>(int number, FieldType<T> type) {
  /** Whether a message contains the field. */
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
