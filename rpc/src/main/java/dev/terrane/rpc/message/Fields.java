package dev.terrane.rpc.message;

import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The fields of one message while it is read or written.
 *
 * @param <R> the record of the message
 */
public sealed interface Fields<R> {
  /**
   * Reads or writes a field.
   *
   * @param number its number on the wire
   * @param accessor returns its value from the record that is written
   * @return the value that was read, or that will be written
   */
  <T> T field(int number, FieldType<T> type, Function<? super R, ? extends T> accessor);

  /**
   * The fields of a message that is read.
   *
   * @param in the message
   * @param <R> the record of the message
   */
  record Reading<R>(ProtoMessage in) implements Fields<R> {
    @Override
    public <T> T field(int number, FieldType<T> type, Function<? super R, ? extends T> accessor) {
      return type.read(in, number);
    }
  }

  /**
   * The fields of a message in which only fields of one type are present.
   *
   * @param present the type
   * @param value their value
   * @param <R> the record of the message
   * @param <V> the value
   */
  record Single<R, V>(FieldType<V> present, V value) implements Fields<R> {
    // Equal types have equal values.
    @SuppressWarnings("unchecked")
    @Override
    public <T> T field(int number, FieldType<T> type, Function<? super R, ? extends T> accessor) {
      return type.equals(present) ? (T) value : type.read(ProtoMessage.of(new byte[0]), number);
    }
  }

  /**
   * The fields of a message that is written, in the order of their numbers, as protobuf does.
   *
   * @param record the record to write
   * @param values the values of the fields so far
   * @param <R> the record of the message
   */
  record Writing<R>(R record, List<Value<?>> values) implements Fields<R> {
    Writing(R record) {
      this(record, new ArrayList<>());
    }

    @Override
    public <T> T field(int number, FieldType<T> type, Function<? super R, ? extends T> accessor) {
      T value = accessor.apply(record);
      values.add(new Value<>(number, type, value));
      return value;
    }

    void writeTo(ProtoWriter out) {
      values.sort((one, other) -> Integer.compare(one.number(), other.number()));
      values.forEach(value -> value.writeTo(out));
    }
  }

  /**
   * A value that will be written.
   *
   * @param number the number of the field
   * @param type the type of the field
   * @param value the value
   * @param <T> the value
   */
  record Value<T>(int number, FieldType<T> type, T value) {
    void writeTo(ProtoWriter out) {
      type.write(out, number, value);
    }
  }
}
