package dev.terrane.cty.codec;

import dev.terrane.cty.CtyNumber;
import dev.terrane.cty.CtyNumber.Decimal;
import dev.terrane.cty.CtyNumber.Float64;
import dev.terrane.cty.CtyNumber.Infinity;
import dev.terrane.cty.CtyNumber.Int64;
import java.math.BigDecimal;

/**
 * Writes numbers as Terraform does: 64-bit integers as integers, other numbers that are exactly a
 * double as doubles, all others as decimal text. Terraform writes an integral double beyond 64 bits
 * as text, which loses digits; this class writes the double.
 */
final class NumberWriter {
  /** The maximum number of decimal digits of a long. */
  private static final int LONG_DIGITS = 19;

  private NumberWriter() {}

  static void write(CtyNumber number, ByteSink sink) {
    switch (number) {
      case Int64(var value) -> sink.writeNumber(value);
      case Decimal decimal -> write(decimal, sink);
      case Float64(var value) -> write(value, sink);
      case Infinity(var negative) ->
          sink.writeDouble(negative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY);
    }
  }

  private static void write(double value, ByteSink sink) {
    if (value == Math.rint(value) && value >= -0x1p63 && value < 0x1p63) {
      sink.writeNumber((long) value);
    } else {
      sink.writeDouble(value);
    }
  }

  private static void write(Decimal decimal, ByteSink sink) {
    var value = decimal.value();
    if (value.scale() <= 0) {
      writeWhole(decimal, sink);
      return;
    }
    var nearest = value.doubleValue();
    if (Double.isFinite(nearest) && isExactly(nearest, value)) {
      sink.writeDouble(nearest);
    } else {
      sink.writeString(value.toPlainString());
    }
  }

  private static void writeWhole(Decimal decimal, ByteSink sink) {
    var value = decimal.value();
    var small = value.precision() - value.scale() <= LONG_DIGITS;
    var whole = small ? value.toBigInteger() : null;
    if (whole != null && whole.bitLength() < Long.SIZE) {
      sink.writeNumber(whole.longValue());
    } else {
      sink.writeString(decimal.toText());
    }
  }

  /** Compares both numbers in Terraform's precision of 512 bits. */
  private static boolean isExactly(double candidate, BigDecimal value) {
    return new Decimal(new BigDecimal(candidate)).value().compareTo(value) == 0;
  }
}
