package dev.terrane.cty.codec;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Writes MessagePack headers and scalars to a growing byte array, always in the shortest form. */
final class ByteSink {
  private static final VarHandle SHORT =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private byte[] bytes;
  private int length;

  /**
   * An empty sink.
   *
   * @param capacity how many bytes are most likely written
   */
  ByteSink(int capacity) {
    this.bytes = new byte[capacity];
  }

  byte[] toByteArray() {
    return Arrays.copyOf(bytes, length);
  }

  int length() {
    return length;
  }

  private void reserve(int count) {
    if (bytes.length - length < count) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, Math.addExact(length, count)));
    }
  }

  void write(int value) {
    reserve(1);
    bytes[length++] = (byte) value;
  }

  void write(byte[] source) {
    reserve(source.length);
    System.arraycopy(source, 0, bytes, length, source.length);
    length += source.length;
  }

  void writeShort(int code, int value) {
    reserve(3);
    bytes[length] = (byte) code;
    SHORT.set(bytes, length + 1, (short) value);
    length += 3;
  }

  void writeInt(int code, int value) {
    reserve(5);
    bytes[length] = (byte) code;
    INT.set(bytes, length + 1, value);
    length += 5;
  }

  void writeLong(int code, long value) {
    reserve(9);
    bytes[length] = (byte) code;
    LONG.set(bytes, length + 1, value);
    length += 9;
  }

  void writeByte(int code, int value) {
    reserve(2);
    bytes[length] = (byte) code;
    bytes[length + 1] = (byte) value;
    length += 2;
  }

  void writeNil() {
    write(FormatByte.NIL);
  }

  void writeBool(boolean value) {
    write(value ? FormatByte.TRUE : FormatByte.FALSE);
  }

  void writeDouble(double value) {
    writeLong(FormatByte.FLOAT64, Double.doubleToRawLongBits(value));
  }

  /** Non-negative numbers are written in the unsigned forms. */
  void writeNumber(long value) {
    if (value < 0) {
      writeNegative(value);
    } else if (value <= 0x7f) {
      write((int) value);
    } else if (value <= 0xff) {
      writeByte(FormatByte.UINT8, (int) value);
    } else if (value <= 0xffff) {
      writeShort(FormatByte.UINT16, (int) value);
    } else if (value <= 0xffff_ffffL) {
      writeInt(FormatByte.UINT32, (int) value);
    } else {
      writeLong(FormatByte.UINT64, value);
    }
  }

  private void writeNegative(long value) {
    if (value >= -0x20) {
      write((int) value);
    } else if (value >= Byte.MIN_VALUE) {
      writeByte(FormatByte.INT8, (int) value);
    } else if (value >= Short.MIN_VALUE) {
      writeShort(FormatByte.INT16, (int) value);
    } else if (value >= Integer.MIN_VALUE) {
      writeInt(FormatByte.INT32, (int) value);
    } else {
      writeLong(FormatByte.INT64, value);
    }
  }

  void writeArrayHeader(int size) {
    if (size < 16) {
      write(FormatByte.FIXARRAY | size);
    } else if (size <= 0xffff) {
      writeShort(FormatByte.ARRAY16, size);
    } else {
      writeInt(FormatByte.ARRAY32, size);
    }
  }

  void writeMapHeader(int size) {
    if (size < 16) {
      write(FormatByte.FIXMAP | size);
    } else if (size <= 0xffff) {
      writeShort(FormatByte.MAP16, size);
    } else {
      writeInt(FormatByte.MAP32, size);
    }
  }

  void writeBinary(byte[] content) {
    if (content.length <= 0xff) {
      writeByte(FormatByte.BIN8, content.length);
    } else if (content.length <= 0xffff) {
      writeShort(FormatByte.BIN16, content.length);
    } else {
      writeInt(FormatByte.BIN32, content.length);
    }
    write(content);
  }

  void writeExtension(int type, byte[] payload) {
    switch (payload.length) {
      case 1 -> write(FormatByte.FIXEXT1);
      case 2 -> write(FormatByte.FIXEXT1 + 1);
      case 4 -> write(FormatByte.FIXEXT1 + 2);
      case 8 -> write(FormatByte.FIXEXT1 + 3);
      case 16 -> write(FormatByte.FIXEXT1 + 4);
      default -> writeExtensionHeader(payload.length);
    }
    write(type);
    write(payload);
  }

  private void writeExtensionHeader(int size) {
    if (size <= 0xff) {
      writeByte(FormatByte.EXT8, size);
    } else {
      writeShort(FormatByte.EXT16, size);
    }
  }

  void writeString(String text) {
    var start = length;
    writeStringHeader(text.length());
    reserve(text.length());
    for (var i = 0; i < text.length(); i++) {
      var c = text.charAt(i);
      if (c >= 0x80) {
        length = start;
        writeEncoded(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        return;
      }
      bytes[length++] = (byte) c;
    }
  }

  private void writeEncoded(byte[] content) {
    writeStringHeader(content.length);
    write(content);
  }

  private void writeStringHeader(int size) {
    if (size < 0x20) {
      write(FormatByte.FIXSTR | size);
    } else if (size <= 0xff) {
      writeByte(FormatByte.STR8, size);
    } else if (size <= 0xffff) {
      writeShort(FormatByte.STR16, size);
    } else {
      writeInt(FormatByte.STR32, size);
    }
  }
}
