package dev.terrane.rpc.proto;

import dev.terrane.engine.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes a message into one growing buffer. Zero values are omitted, as proto3 requires. The length
 * of a nested message is inserted when the message is complete, so that nothing is measured in
 * advance.
 */
public final class ProtoWriter {
  /** The maximum size of a message that Terraform accepts. */
  public static final int MAX_BYTES = 256 << 20;

  private static final int FIRST_CAPACITY = 256;
  private static final int MAX_VARINT_BYTES = 10;

  /**
   * Writes the fields of one type of message.
   *
   * @param <T> the type of the value
   */
  @FunctionalInterface
  public interface Body<T> {
    void write(ProtoWriter out, T value);
  }

  private byte[] buffer = new byte[FIRST_CAPACITY];
  private int size;

  public void int64(int field, long value) {
    if (value != 0) {
      presentInt64(field, value);
    }
  }

  /** A number that is written even if it is zero, as in a oneof. */
  public void presentInt64(int field, long value) {
    tag(field, ProtoCursor.VARINT);
    varint(value);
  }

  public void bool(int field, boolean value) {
    int64(field, value ? 1 : 0);
  }

  public void string(int field, String value) {
    if (!value.isEmpty()) {
      presentString(field, value);
    }
  }

  /**
   * A string that is written even if it is empty. Unpaired surrogates become question marks,
   * because strings are UTF-8.
   */
  public void presentString(int field, String value) {
    delimited(field, value.getBytes(StandardCharsets.UTF_8));
  }

  /** A repeated string; empty ones are written, too. */
  public void strings(int field, Collection<String> values) {
    values.forEach(value -> presentString(field, value));
  }

  public void bytes(int field, Bytes value) {
    if (!value.isEmpty()) {
      delimited(field, value.array());
    }
  }

  private void delimited(int field, byte[] value) {
    delimited(field, value, 0, value.length);
  }

  void delimited(int field, byte[] data, int from, int to) {
    tag(field, ProtoCursor.LENGTH_DELIMITED);
    varint(to - from);
    append(data, from, to);
  }

  void fixed(int field, int wireType, byte[] data, int from, int to) {
    tag(field, wireType);
    append(data, from, to);
  }

  /** A nested message, which is written even if it has no fields. */
  public <T> void message(int field, T value, Body<? super T> body) {
    tag(field, ProtoCursor.LENGTH_DELIMITED);
    var start = size;
    body.write(this, value);
    prependLength(start);
  }

  private void prependLength(int start) {
    var length = size - start;
    var bytes = varintBytes(length);
    ensure(bytes);
    System.arraycopy(buffer, start, buffer, start + bytes, length);
    size = start;
    varint(length);
    size += length;
  }

  public <T> void messages(int field, Collection<? extends T> values, Body<? super T> body) {
    values.forEach(value -> message(field, value, body));
  }

  /** A map, sorted by key so that equal responses have equal bytes. */
  public <V> void map(int field, Map<String, ? extends V> values, Body<? super V> value) {
    new TreeMap<String, V>(values)
        .forEach((key, each) ->
            message(
                field,
                each,
                (out, it) -> {
                  out.presentString(1, key);
                  value.write(out, it);
                }));
  }

  public ProtoWriter append(ProtoMessage message) {
    message.appendTo(this);
    return this;
  }

  public void append(byte[] data, int from, int to) {
    ensure(to - from);
    System.arraycopy(data, from, buffer, size, to - from);
    size += to - from;
  }

  private void tag(int field, int wireType) {
    varint((long) field << 3 | wireType);
  }

  private void varint(long value) {
    ensure(MAX_VARINT_BYTES);
    var rest = value;
    while ((rest & ~0x7FL) != 0) {
      buffer[size++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    buffer[size++] = (byte) rest;
  }

  private static int varintBytes(int value) {
    return (Integer.SIZE - Integer.numberOfLeadingZeros(value | 1) + 6) / 7;
  }

  private void ensure(int more) {
    if (more > MAX_BYTES - size) {
      throw new WireException(
          "the message is larger than 256 MiB, the maximum that Terraform accepts");
    }
    if (more > buffer.length - size) {
      buffer = Arrays.copyOf(buffer, Math.max(buffer.length * 2, size + more));
    }
  }

  public int size() {
    return size;
  }

  public byte[] toByteArray() {
    return Arrays.copyOf(buffer, size);
  }

  /**
   * The writer's buffer, without a copy: the message is its first {@link #size()} bytes. Neither
   * may be written to afterwards.
   */
  public byte[] buffer() {
    return buffer;
  }
}
