package dev.terrane.rpc.message;

import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;

/**
 * The type of a field: its reader and writer for any field number.
 *
 * @param reader returns the zero value of the type for an absent field
 * @param writer omits values that are read from an absent field
 * @param <T> the value
 */
public record FieldType<T>(Reader<? extends T> reader, Writer<? super T> writer) {
  /**
   * Reads a field of a message.
   *
   * @param <T> the value
   */
  @FunctionalInterface
  public interface Reader<T> {
    T read(ProtoMessage in, int field);
  }

  /**
   * Writes a field of a message.
   *
   * @param <T> the value
   */
  @FunctionalInterface
  public interface Writer<T> {
    void write(ProtoWriter out, int field, T value);
  }

  T read(ProtoMessage in, int field) {
    return reader.read(in, field);
  }

  void write(ProtoWriter out, int field, T value) {
    writer.write(out, field, value);
  }
}
