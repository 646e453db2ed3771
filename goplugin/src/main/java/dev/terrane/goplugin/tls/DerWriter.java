package dev.terrane.goplugin.tls;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;

/// Encodes the ASN.1 DER types of a certificate.
final class DerWriter {
  private static final int FIRST_YEAR_OF_LONG_TIMES = 2050;

  private DerWriter() {}

  static byte[] sequence(byte[]... parts) {
    return tagged(0x30, parts);
  }

  static byte[] set(byte[]... parts) {
    return tagged(0x31, parts);
  }

  /// An explicit, constructed tag of the context.
  static byte[] explicit(int number, byte[]... parts) {
    return tagged(0xA0 | number, parts);
  }

  /// An implicit, primitive tag of the context.
  static byte[] implicit(int number, byte[] content) {
    return tagged(0x80 | number, content);
  }

  static byte[] integer(BigInteger value) {
    return tagged(0x02, value.toByteArray());
  }

  static byte[] truth() {
    return tagged(0x01, new byte[] {(byte) 0xFF});
  }

  static byte[] octets(byte[] content) {
    return tagged(0x04, content);
  }

  static byte[] bits(int unused, byte[] content) {
    return tagged(0x03, new byte[] {(byte) unused}, content);
  }

  static byte[] utf8(String text) {
    return tagged(0x0C, text.getBytes(StandardCharsets.UTF_8));
  }

  /// Encodes a time to the second. Without a formatter, which would load many classes.
  static byte[] time(Instant instant) {
    var time = instant.atOffset(ZoneOffset.UTC);
    var isLong = time.getYear() >= FIRST_YEAR_OF_LONG_TIMES;
    var text = new StringBuilder();
    if (isLong) {
      twoDigits(text, time.getYear() / 100);
    }
    twoDigits(text, time.getYear() % 100);
    twoDigits(text, time.getMonthValue());
    twoDigits(text, time.getDayOfMonth());
    twoDigits(text, time.getHour());
    twoDigits(text, time.getMinute());
    twoDigits(text, time.getSecond());
    var bytes = text.append('Z').toString().getBytes(StandardCharsets.US_ASCII);
    return tagged(isLong ? 0x18 : 0x17, bytes);
  }

  private static void twoDigits(StringBuilder text, int number) {
    text.append(number / 10).append(number % 10);
  }

  /// An object identifier from its dotted text.
  static byte[] oid(String dotted) {
    var arcs = dotted.split("\\.", -1);
    var content = new ByteArrayOutputStream();
    arc(content, Integer.parseInt(arcs[0]) * 40 + Integer.parseInt(arcs[1]));
    for (var i = 2; i < arcs.length; i++) {
      arc(content, Integer.parseInt(arcs[i]));
    }
    return tagged(0x06, content.toByteArray());
  }

  private static void arc(ByteArrayOutputStream content, int arc) {
    for (var shift = 28; shift > 0; shift -= 7) {
      if (arc >>> shift != 0) {
        content.write(((arc >>> shift) & 0x7F) | 0x80);
      }
    }
    content.write(arc & 0x7F);
  }

  private static byte[] tagged(int tag, byte[]... parts) {
    var length = 0;
    for (var part : parts) {
      length += part.length;
    }
    var out = new ByteArrayOutputStream(length + 5);
    out.write(tag);
    length(out, length);
    for (var part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }

  private static void length(ByteArrayOutputStream out, int length) {
    if (length < 0x80) {
      out.write(length);
      return;
    }
    var bytes = length < 0x100 ? 1 : length < 0x10000 ? 2 : 3;
    out.write(0x80 | bytes);
    for (var i = bytes - 1; i >= 0; i--) {
      out.write(length >>> (8 * i));
    }
  }
}
