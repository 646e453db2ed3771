package dev.terrane.rpc.message;

import dev.terrane.engine.Bytes;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;

/** The field types of protobuf. */
public final class FieldTypes {
  /** A string. */
  public static final FieldType<String> STRING =
      new FieldType<>(ProtoMessage::string, ProtoWriter::string);

  /** A string that is written even if it is empty, as in the entries of a map. */
  public static final FieldType<String> PRESENT_STRING =
      new FieldType<>(ProtoMessage::string, ProtoWriter::presentString);

  /** A repeated string. */
  public static final FieldType<List<String>> STRINGS =
      new FieldType<>(ProtoMessage::strings, ProtoWriter::strings);

  /** A boolean. */
  public static final FieldType<Boolean> BOOL =
      new FieldType<>(ProtoMessage::bool, ProtoWriter::bool);

  /** A number. */
  public static final FieldType<Long> INT64 =
      new FieldType<>(ProtoMessage::int64, ProtoWriter::int64);

  /** An optional number; absent differs from zero. */
  public static final FieldType<OptionalLong> OPTIONAL_INT64 =
      new FieldType<>(FieldTypes::readPresent, FieldTypes::writePresent);

  /** The number of an enum constant, which may be unknown to this version. */
  public static final FieldType<Integer> ENUMERATION =
      new FieldType<>(ProtoMessage::enumeration, (out, field, number) -> out.int64(field, number));

  /** Bytes. */
  public static final FieldType<Bytes> BYTES =
      new FieldType<>(ProtoMessage::bytes, ProtoWriter::bytes);

  private FieldTypes() {}

  private static OptionalLong readPresent(ProtoMessage in, int field) {
    return in.has(field) ? OptionalLong.of(in.int64(field)) : OptionalLong.empty();
  }

  private static void writePresent(ProtoWriter out, int field, OptionalLong value) {
    value.ifPresent(number -> out.presentInt64(field, number));
  }

  /** A nested message that is always written; an absent one is read as one without fields. */
  public static <T> FieldType<T> message(Message<T> message) {
    return messageUnless(_ -> false, message);
  }

  /**
   * A nested message that is omitted for some values; an absent one is read as one without fields.
   *
   * @param absent whether a value is omitted
   */
  public static <T> FieldType<T> messageUnless(Predicate<? super T> absent, Message<T> message) {
    return new FieldType<>(
        (in, field) -> message.read(in.message(field)),
        (out, field, value) -> {
          if (!absent.test(value)) {
            out.message(field, value, message::write);
          }
        });
  }

  /** An optional nested message; absent differs from one without fields. */
  public static <T> FieldType<Optional<T>> optional(Message<T> message) {
    return new FieldType<>(
        (in, field) ->
            in.has(field) ? Optional.of(message.read(in.message(field))) : Optional.empty(),
        (out, field, value) -> value.ifPresent(it -> out.message(field, it, message::write)));
  }

  /** A repeated message. */
  public static <T> FieldType<List<T>> list(Message<T> message) {
    return new FieldType<>(
        (in, field) -> in.messages(field, message::read),
        (out, field, values) -> out.messages(field, values, message::write));
  }

  /** A map with strings as keys. */
  public static <T> FieldType<Map<String, T>> map(FieldType<T> value) {
    return new FieldType<>(
        (in, field) -> in.map(field, entry -> value.read(entry, 2)),
        (out, field, values) -> out.map(field, values, (entry, it) -> value.write(entry, 2, it)));
  }
}
