package dev.terrane.rpc.proto;

/** Iterates over the fields of one message, and checks all lengths and tags. */
final class ProtoCursor {
  static final int VARINT = 0;
  static final int FIXED64 = 1;
  static final int LENGTH_DELIMITED = 2;
  static final int FIXED32 = 5;

  private static final int MAX_VARINT_BYTES = 10;
  private static final long MAX_TAG = 0xFFFF_FFFFL;

  private final byte[] data;
  private final int end;
  private int position;
  private int tagPosition;
  private int field;
  private int wireType;
  private long number;
  private int from;

  ProtoCursor(byte[] data, int start, int end) {
    this.data = data;
    this.position = start;
    this.end = end;
  }

  /** Moves to the next field; false at the end. */
  boolean next() {
    if (position == end) {
      return false;
    }
    tagPosition = position;
    var tag = varint();
    field = (int) (tag >>> 3);
    wireType = (int) (tag & 7);
    if (tag < 0 || tag > MAX_TAG || field == 0) {
      throw malformed("there is no field number " + (tag >>> 3));
    }
    readValue();
    return true;
  }

  private void readValue() {
    switch (wireType) {
      case VARINT -> number = varint();
      case FIXED64 -> take(Long.BYTES);
      case LENGTH_DELIMITED -> take(varint());
      case FIXED32 -> take(Integer.BYTES);
      case 3, 4 -> throw malformed("field " + field + " is a group, which is not supported");
      default -> throw malformed("field " + field + " has the unknown wire type " + wireType);
    }
  }

  private void take(long length) {
    if (length < 0) {
      throw malformed("field " + field + " has the negative length " + length);
    }
    if (length > end - position) {
      throw malformed(
          "field %d has length %d, but %d bytes are left".formatted(field, length, end - position));
    }
    from = position;
    position += (int) length;
  }

  private long varint() {
    var value = 0L;
    for (var i = 0; i < MAX_VARINT_BYTES; i++) {
      if (position == end) {
        throw malformed("the message ends inside a number");
      }
      var next = data[position++];
      value |= (next & 0x7FL) << (7 * i);
      if (next >= 0) {
        return value;
      }
    }
    throw malformed("a number is longer than " + MAX_VARINT_BYTES + " bytes");
  }

  int field() {
    return field;
  }

  /** The number of the current field. */
  long number() {
    expect(VARINT, "a number");
    return number;
  }

  /** The start of the bytes of the current field; the end is {@link #to}. */
  int from() {
    expect(LENGTH_DELIMITED, "bytes");
    return from;
  }

  int to() {
    return position;
  }

  /** Whether the current field is bytes, a text or a message. */
  boolean isDelimited() {
    return wireType == LENGTH_DELIMITED;
  }

  /** Writes the current field with another number. */
  void copyTo(ProtoWriter out, int otherField) {
    switch (wireType) {
      case VARINT -> out.presentInt64(otherField, number);
      case LENGTH_DELIMITED -> out.delimited(otherField, data, from, position);
      default -> out.fixed(otherField, wireType, data, from, position);
    }
  }

  private void expect(int expected, String what) {
    if (wireType != expected) {
      throw malformed("field %d has wire type %d; expected %s".formatted(field, wireType, what));
    }
  }

  WireException malformed(String reason) {
    return new WireException("at byte " + tagPosition + ", " + reason);
  }
}
