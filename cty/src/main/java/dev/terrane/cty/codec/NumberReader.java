package dev.terrane.cty.codec;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyNumber;
import dev.terrane.cty.CtyType;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Reads numbers in all forms: integers and floats of every width, and decimal text. */
final class NumberReader {
  private final PathTracker trail;

  NumberReader(PathTracker trail) {
    this.trail = trail;
  }

  CtyNumber read(ByteSource source) {
    var code = source.next();
    if (code < FormatByte.FIXMAP || code >= FormatByte.NEGATIVE_FIXNUM) {
      return CtyNumber.of((byte) code);
    }
    return switch (code) {
      case FormatByte.UINT8 -> CtyNumber.of(source.uint8());
      case FormatByte.UINT16 -> CtyNumber.of(source.uint16());
      case FormatByte.UINT32 -> CtyNumber.of(source.uint32());
      case FormatByte.UINT64 -> unsigned(source.int64());
      case FormatByte.INT8 -> CtyNumber.of((byte) source.uint8());
      case FormatByte.INT16 -> CtyNumber.of((short) source.uint16());
      case FormatByte.INT32 -> CtyNumber.of(source.int32());
      case FormatByte.INT64 -> CtyNumber.of(source.int64());
      case FormatByte.FLOAT32 -> floating(Float.intBitsToFloat(source.int32()));
      case FormatByte.FLOAT64 -> floating(Double.longBitsToDouble(source.int64()));
      default -> text(source, code);
    };
  }

  private CtyNumber floating(double value) {
    if (Double.isNaN(value)) {
      throw trail.failure("a number is required, but this is NaN");
    }
    return CtyNumber.of(value);
  }

  private static CtyNumber unsigned(long bits) {
    return bits >= 0
        ? CtyNumber.of(bits)
        : CtyNumber.of(new BigDecimal(new BigInteger(Long.toUnsignedString(bits))));
  }

  private CtyNumber text(ByteSource source, int code) {
    var size = source.textSize(code);
    if (size < 0) {
      throw trail.required(CtyType.NUMBER);
    }
    return parse(source.text(size));
  }

  CtyNumber parse(String text) {
    try {
      return CtyNumber.parse(text);
    } catch (CtyException e) {
      throw e.within(trail.path());
    }
  }
}
