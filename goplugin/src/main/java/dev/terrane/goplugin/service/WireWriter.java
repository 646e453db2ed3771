package dev.terrane.goplugin.service;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/// Writes the fields of a protobuf message by number. Zeros and empty strings are omitted, as in
/// proto3.
final class WireWriter {
  static final int VARINT = 0;
  static final int LENGTH_DELIMITED = 2;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  WireWriter number(int field, long value) {
    if (value != 0) {
      tag(field, VARINT);
      varint(value);
    }
    return this;
  }

  WireWriter truth(int field, boolean value) {
    return number(field, value ? 1 : 0);
  }

  WireWriter text(int field, String value) {
    return value.isEmpty() ? this : message(field, value.getBytes(StandardCharsets.UTF_8));
  }

  WireWriter bytes(int field, byte[] value) {
    return value.length == 0 ? this : message(field, value);
  }

  /// Writes a field even if it is empty: members of a oneof, elements of a list, messages.
  WireWriter message(int field, byte[] value) {
    tag(field, LENGTH_DELIMITED);
    varint(value.length);
    out.writeBytes(value);
    return this;
  }

  /// Writes a number without its field: an element of a packed list.
  void bareNumber(long value) {
    varint(value);
  }

  byte[] toBytes() {
    return out.toByteArray();
  }

  private void tag(int field, int type) {
    varint((long) field << 3 | type);
  }

  private void varint(long value) {
    var rest = value;
    while ((rest & ~0x7FL) != 0) {
      out.write((int) ((rest & 0x7F) | 0x80));
      rest >>>= 7;
    }
    out.write((int) rest);
  }
}
