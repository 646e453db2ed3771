package dev.terrane.rpc.message;

import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import java.util.function.Function;

/**
 * One type of message, in both directions. Unknown fields are ignored.
 *
 * @param reader creates the record from a message's fields
 * @param body writes the fields of the record's message
 * @param <R> the record
 */
public record Message<R>(Function<ProtoMessage, R> reader, ProtoWriter.Body<R> body) {
  /**
   * A message whose fields are declared once for both directions.
   *
   * @param fields creates the record from its fields. It also runs when a message is written, with
   *     the fields of the record; its result is ignored then
   */
  public static <R> Message<R> of(Function<Fields<R>, R> fields) {
    return new Message<>(
        in -> fields.apply(new Fields.Reading<>(in)),
        (out, value) -> {
          var writing = new Fields.Writing<>(value);
          var _ = fields.apply(writing);
          writing.writeTo(out);
        });
  }

  /** A message without fields. */
  public static <R> Message<R> empty(R value) {
    return new Message<>(_ -> value, (_, _) -> {});
  }

  /**
   * The same message with another Java type.
   *
   * @param read converts the record to the other type
   * @param write converts the other type to the record
   */
  public <T> Message<T> as(
      Function<? super R, ? extends T> read, Function<? super T, ? extends R> write) {
    return new Message<>(
        in -> read.apply(read(in)), (out, value) -> write(out, write.apply(value)));
  }

  /** Reads a record. */
  public R read(ProtoMessage in) {
    return reader.apply(in);
  }

  /** Writes the fields of a record. */
  public void write(ProtoWriter out, R value) {
    body.write(out, value);
  }
}
