package dev.terrane.rpc.message;

import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import java.util.Optional;
import java.util.function.Function;

/**
 * One type of message, in both directions. Unknown fields are ignored.
 *
 * @param reader creates the record from a message's fields
 * @param body writes the fields of the record's message
 * @param fields the declaration of its fields; empty if each direction has its own code
 * @param <R> the record
 */
public record Message<R>(
    Function<ProtoMessage, R> reader,
    ProtoWriter.Body<R> body,
    Optional<Function<Fields<R>, R>> fields) {
  /** A message with separate code for each direction. */
  public Message(Function<ProtoMessage, R> reader, ProtoWriter.Body<R> body) {
    this(reader, body, Optional.empty());
  }

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
        },
        Optional.of(fields));
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

  /**
   * A record that contains only the fields of one type. All other fields are absent.
   *
   * @param type the type of the fields, of which the message has usually one
   * @return empty if the message has separate code for each direction
   */
  public <T> Optional<R> containing(FieldType<T> type, T value) {
    return fields.map(all -> all.apply(new Fields.Single<>(type, value)));
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
