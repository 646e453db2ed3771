package dev.terrane.cty.codec;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Reads MessagePack headers and scalars, with checks of the remaining length. */
final class ByteSource {
  private static final VarHandle SHORT =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private final byte[] bytes;
  private final int end;
  private final PathTracker trail;
  private int position;

  ByteSource(byte[] bytes, PathTracker trail) {
    this(bytes, 0, bytes.length, trail);
  }

  private ByteSource(byte[] bytes, int position, int end, PathTracker trail) {
    this.bytes = bytes;
    this.position = position;
    this.end = end;
    this.trail = trail;
  }

  /** Returns the next byte without consuming it. */
  int peek() {
    if (position >= end) {
      throw trail.failure("the data end in the middle of the value");
    }
    return bytes[position] & 0xff;
  }

  int next() {
    var code = peek();
    position++;
    return code;
  }

  private int advance(long count) {
    var start = position;
    if (count > end - start) {
      throw trail.failure(
          "the data end in the middle of the value: %d bytes are announced, %d are left"
              .formatted(count, end - start));
    }
    position += (int) count;
    return start;
  }

  int uint8() {
    return next();
  }

  int uint16() {
    return (short) SHORT.get(bytes, advance(2)) & 0xffff;
  }

  int int32() {
    return (int) INT.get(bytes, advance(4));
  }

  long uint32() {
    return int32() & 0xffff_ffffL;
  }

  long int64() {
    return (long) LONG.get(bytes, advance(8));
  }

  /** Returns a reader of the next bytes, and skips them. */
  ByteSource slice(long count) {
    var start = advance(count);
    return new ByteSource(bytes, start, position, trail);
  }

  /**
   * Reads the header of an array. Returns the number of elements, -1 if the next item is not an
   * array.
   */
  int arraySize() {
    var code = next();
    if (code >= FormatByte.FIXARRAY && code < FormatByte.FIXSTR) {
      return plausible(code & 0xf, 1);
    }
    return switch (code) {
      case FormatByte.ARRAY16 -> plausible(uint16(), 1);
      case FormatByte.ARRAY32 -> plausible(uint32(), 1);
      default -> -1;
    };
  }

  /** Reads the header of a map. Returns the number of entries, -1 if the next item is not a map. */
  int mapSize() {
    var code = next();
    if (code >= FormatByte.FIXMAP && code < FormatByte.FIXARRAY) {
      return plausible(code & 0xf, 2);
    }
    return switch (code) {
      case FormatByte.MAP16 -> plausible(uint16(), 2);
      case FormatByte.MAP32 -> plausible(uint32(), 2);
      default -> -1;
    };
  }

  /** Rejects sizes that exceed the remaining bytes, before anything is allocated. */
  private int plausible(long size, int bytesEach) {
    if (size * bytesEach > end - position) {
      throw trail.failure(
          "%d elements are announced, but only %d bytes are left".formatted(size, end - position));
    }
    return (int) size;
  }

  /** Reads the length of a string or binary; -1 if the code is of neither. */
  long textSize(int code) {
    if (code >= FormatByte.FIXSTR && code < FormatByte.NIL) {
      return code & 0x1f;
    }
    return switch (code) {
      case FormatByte.STR8, FormatByte.BIN8 -> uint8();
      case FormatByte.STR16, FormatByte.BIN16 -> uint16();
      case FormatByte.STR32, FormatByte.BIN32 -> uint32();
      default -> -1;
    };
  }

  /** Reads the size of an extension's payload. The first byte has been read. */
  long extensionSize(int code) {
    return switch (code) {
      case FormatByte.EXT8 -> uint8();
      case FormatByte.EXT16 -> uint16();
      case FormatByte.EXT32 -> uint32();
      default -> 1L << (code - FormatByte.FIXEXT1);
    };
  }

  /**
   * Skips an ASCII string if it is the next item and equals the text. Returns whether it was
   * skipped.
   */
  boolean skipIf(String text) {
    var size = text.length();
    if (size >= 0x20
        || end - position <= size
        || bytes[position] != (byte) (FormatByte.FIXSTR | size)) {
      return false;
    }
    for (var i = 0; i < size; i++) {
      if (bytes[position + 1 + i] != text.charAt(i) || text.charAt(i) >= 0x80) {
        return false;
      }
    }
    position += 1 + size;
    return true;
  }

  byte[] binary(long size) {
    var start = advance(size);
    return java.util.Arrays.copyOfRange(bytes, start, position);
  }

  String text(long size) {
    var start = advance(size);
    var text = new String(bytes, start, (int) size, StandardCharsets.UTF_8);
    if (text.indexOf('\ufffd') >= 0) {
      requireUtf8(start, (int) size);
    }
    return text;
  }

  private void requireUtf8(int start, int size) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, start, size));
    } catch (CharacterCodingException e) {
      var failure = trail.failure("a string must be valid UTF-8");
      failure.initCause(e);
      throw failure;
    }
  }

  /** Skips one item of any type. */
  void skip() {
    for (var items = 1L; items > 0; items--) {
      var code = next();
      if (code >= FormatByte.FIXMAP && code < FormatByte.FIXSTR) {
        items += code < FormatByte.FIXARRAY ? 2L * (code & 0xf) : code & 0xf;
      } else if (code >= FormatByte.ARRAY16 && code < FormatByte.NEGATIVE_FIXNUM) {
        items += containedItems(code);
      } else {
        advance(scalarSize(code));
      }
    }
  }

  private long containedItems(int code) {
    return switch (code) {
      case FormatByte.ARRAY16 -> uint16();
      case FormatByte.ARRAY32 -> uint32();
      case FormatByte.MAP16 -> 2L * uint16();
      default -> 2L * uint32();
    };
  }

  private long scalarSize(int code) {
    if (FormatByte.isExtension(code)) {
      return 1 + extensionSize(code);
    }
    return switch (code) {
      case FormatByte.UINT8, FormatByte.INT8 -> 1;
      case FormatByte.UINT16, FormatByte.INT16 -> 2;
      case FormatByte.UINT32, FormatByte.INT32, FormatByte.FLOAT32 -> 4;
      case FormatByte.UINT64, FormatByte.INT64, FormatByte.FLOAT64 -> 8;
      default -> Math.max(0, textSize(code));
    };
  }
}
