package dev.terrane.rpc.proto;

import dev.terrane.engine.Bytes;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * A message whose fields are read by number, directly from the bytes. An absent field is read as
 * its type's zero value, of a repeated scalar the last one counts, and unknown fields are ignored.
 * Memory is allocated only for requested fields, so that an invalid length in a message costs none.
 */
public final class ProtoMessage {
  /** The maximum nesting depth, the same as of protobuf's Java runtime. */
  public static final int MAX_DEPTH = 100;

  private static final ProtoMessage EMPTY = new ProtoMessage(new byte[0], 0, 0, 0);

  private static final Optional<ProtoWriter.Body<ProtoMessage>> NOT_NESTED = Optional.empty();

  private final byte[] data;
  private final int start;
  private final int end;
  private final int depth;

  private ProtoMessage(byte[] data, int start, int end, int depth) {
    this.data = data;
    this.start = start;
    this.end = end;
    this.depth = depth;
  }

  /**
   * Checks the fields of a message.
   *
   * @throws WireException if the bytes are not a message; nested messages are checked when they are
   *     read
   */
  public static ProtoMessage of(byte[] data) {
    return new ProtoMessage(data, 0, data.length, 0).checked();
  }

  private ProtoMessage checked() {
    if (depth > MAX_DEPTH) {
      throw new WireException("messages are nested deeper than " + MAX_DEPTH);
    }
    var fields = fields();
    while (fields.next()) {
      // Skipping a field checks it.
    }
    return this;
  }

  private ProtoCursor fields() {
    return new ProtoCursor(data, start, end);
  }

  /** Whether the message contains a field. */
  public boolean has(int field) {
    return lastOf(field) != 0;
  }

  /** The last of some fields, as in a oneof; 0 if there is none. */
  public int lastOf(int... candidates) {
    var last = 0;
    for (var fields = fields(); fields.next(); ) {
      for (var candidate : candidates) {
        last = fields.field() == candidate ? candidate : last;
      }
    }
    return last;
  }

  public long int64(int field) {
    var last = 0L;
    for (var fields = fields(); fields.next(); ) {
      last = fields.field() == field ? fields.number() : last;
    }
    return last;
  }

  /** The number of an enum constant, which may be unknown to this version. */
  public int enumeration(int field) {
    return (int) int64(field);
  }

  public boolean bool(int field) {
    return int64(field) != 0;
  }

  public String string(int field) {
    var text = "";
    for (var fields = fields(); fields.next(); ) {
      text = fields.field() == field ? text(fields) : text;
    }
    return text;
  }

  private String text(ProtoCursor fields) {
    var bytes = ByteBuffer.wrap(data, fields.from(), fields.to() - fields.from());
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException e) {
      throw fields.malformed("field " + fields.field() + " is not UTF-8 text");
    }
  }

  /** A repeated string. */
  public List<String> strings(int field) {
    var all = new ArrayList<String>();
    for (var fields = fields(); fields.next(); ) {
      if (fields.field() == field) {
        all.add(text(fields));
      }
    }
    return all;
  }

  public Bytes bytes(int field) {
    var from = -1;
    var to = -1;
    for (var fields = fields(); fields.next(); ) {
      if (fields.field() == field) {
        from = fields.from();
        to = fields.to();
      }
    }
    return from < 0 ? Bytes.EMPTY : Bytes.of(Arrays.copyOfRange(data, from, to));
  }

  /**
   * A nested message, without fields if it is absent. If it occurs twice, both are merged: by
   * protobuf's rules, their bytes are concatenated.
   */
  public ProtoMessage message(int field) {
    ProtoMessage found = null;
    ProtoWriter merged = null;
    for (var fields = fields(); fields.next(); ) {
      if (fields.field() != field) {
        continue;
      }
      var next = new ProtoMessage(data, fields.from(), fields.to(), depth + 1);
      if (found != null) {
        merged = merged == null ? new ProtoWriter().append(found) : merged;
        merged.append(next);
      }
      found = next;
    }
    if (merged != null) {
      return new ProtoMessage(merged.toByteArray(), 0, merged.size(), depth + 1).checked();
    }
    return found == null ? EMPTY : found.checked();
  }

  /** A repeated message, each occurrence read. */
  public <T> List<T> messages(int field, Function<? super ProtoMessage, ? extends T> read) {
    var all = new ArrayList<T>();
    for (var fields = fields(); fields.next(); ) {
      if (fields.field() == field) {
        var one = new ProtoMessage(data, fields.from(), fields.to(), depth + 1);
        all.add(read.apply(one.checked()));
      }
    }
    return all;
  }

  /** A map: repeated entries of a key (1) and a value (2); of equal keys the last one counts. */
  public <V> Map<String, V> map(int field, Function<? super ProtoMessage, ? extends V> readEntry) {
    var entries = new LinkedHashMap<String, V>();
    messages(field, entry -> entries.put(entry.string(1), readEntry.apply(entry)));
    return entries;
  }

  /**
   * Writes all fields, also unknown ones, in their order.
   *
   * @param numbers returns the number of a field in the other message
   * @param nested returns how the nested message of a field is written; empty for a field that is
   *     copied
   */
  public void copyTo(
      ProtoWriter out,
      IntUnaryOperator numbers,
      IntFunction<Optional<ProtoWriter.Body<ProtoMessage>>> nested) {
    for (var fields = fields(); fields.next(); ) {
      var number = numbers.applyAsInt(fields.field());
      var body = fields.isDelimited() ? nested.apply(fields.field()) : NOT_NESTED;
      if (body.isPresent()) {
        var one = new ProtoMessage(data, fields.from(), fields.to(), depth + 1);
        out.message(number, one.checked(), body.get());
      } else {
        fields.copyTo(out, number);
      }
    }
  }

  /** The bytes of the message. */
  public byte[] toByteArray() {
    return Arrays.copyOfRange(data, start, end);
  }

  /** Appends the bytes to a writer without a copy. */
  public void appendTo(ProtoWriter out) {
    out.append(data, start, end);
  }
}
