package dev.terrane.goplugin.service;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Reads the fields of a protobuf message in order; the caller skips unknown ones. Lengths are
/// checked before bytes are copied.
final class WireReader {
  private final byte[] bytes;
  private int position;
  private int field;
  private int type;

  WireReader(byte[] bytes) {
    this.bytes = bytes;
  }

  /// Reads the tag of the next field. The caller must have read or skipped the previous field.
  boolean next() {
    if (position == bytes.length) {
      return false;
    }
    var tag = varint();
    field = (int) (tag >>> 3);
    type = (int) tag & 7;
    if (field <= 0 || tag >>> 32 != 0) {
      throw new MalformedMessageException("a field has no valid number");
    }
    return true;
  }

  int field() {
    return field;
  }

  boolean hasContent() {
    return type == WireWriter.LENGTH_DELIMITED;
  }

  long number() {
    expect(WireWriter.VARINT);
    return varint();
  }

  boolean truth() {
    return number() != 0;
  }

  String text() {
    return new String(content(), StandardCharsets.UTF_8);
  }

  byte[] content() {
    expect(WireWriter.LENGTH_DELIMITED);
    var length = varint();
    if (length < 0 || length > bytes.length - position) {
      throw new MalformedMessageException("a field is longer than its message");
    }
    position += (int) length;
    return Arrays.copyOfRange(bytes, position - (int) length, position);
  }

  void skip() {
    switch (type) {
      case WireWriter.VARINT -> varint();
      case 1 -> advance(8);
      case WireWriter.LENGTH_DELIMITED -> content();
      case 5 -> advance(4);
      default -> throw new MalformedMessageException("a field has the unknown type " + type);
    }
  }

  private void advance(int count) {
    if (count > bytes.length - position) {
      throw new MalformedMessageException("a field is longer than its message");
    }
    position += count;
  }

  private void expect(int wanted) {
    if (type != wanted) {
      throw new MalformedMessageException("field " + field + " has the type " + type);
    }
  }

  private long varint() {
    var value = 0L;
    for (var shift = 0; shift < 64; shift += 7) {
      if (position == bytes.length) {
        throw new MalformedMessageException("a number is truncated");
      }
      var next = bytes[position++];
      value |= (long) (next & 0x7F) << shift;
      if (next >= 0) {
        return value;
      }
    }
    throw new MalformedMessageException("a number has more than 64 bits");
  }
}
