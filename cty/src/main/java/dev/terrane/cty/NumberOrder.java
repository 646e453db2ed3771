package dev.terrane.cty;

import dev.terrane.cty.CtyNumber.Decimal;
import dev.terrane.cty.CtyNumber.Float64;
import dev.terrane.cty.CtyNumber.Infinity;
import dev.terrane.cty.CtyNumber.Int64;
import java.math.BigDecimal;

/**
 * Terraform's equality of numbers, made a total order. Every finite number has a decimal key: the
 * exact value of a whole number, the shortest text of any other one.
 */
final class NumberOrder {
  private NumberOrder() {}

  static int compare(CtyNumber left, CtyNumber right) {
    if (left instanceof Int64(var a) && right instanceof Int64(var b)) {
      return Long.compare(a, b);
    }
    if (left instanceof Infinity || right instanceof Infinity) {
      return Integer.compare(infinity(left), infinity(right));
    }
    return key(left).compareTo(key(right));
  }

  /** Equal numbers have equal hashes, and that of a small whole number is the hash of the long. */
  static int hash(CtyNumber number) {
    var key = key(number).stripTrailingZeros();
    var small = key.scale() <= 0 && key.precision() - key.scale() <= 19;
    if (small && key.toBigInteger().bitLength() < Long.SIZE) {
      return Long.hashCode(key.longValue());
    }
    return key.hashCode();
  }

  private static int infinity(CtyNumber number) {
    return number instanceof Infinity(var negative) ? (negative ? -1 : 1) : 0;
  }

  private static BigDecimal key(CtyNumber number) {
    return switch (number) {
      case Int64(var value) -> BigDecimal.valueOf(value);
      case Decimal(var value) -> value;
      case Float64(var value) when value == Math.rint(value) ->
          BinaryRounding.toTerraformPrecision(new BigDecimal(value));
      case Float64(var value) -> BinaryRounding.shortest(value);
      case Infinity _ -> throw new ArithmeticException("infinity has no decimal value");
    };
  }
}
