package dev.terrane.cty.internal;

import dev.terrane.cty.internal.BinaryRounding.BinaryFloat;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Finds the fewest digits that lie within half a unit in the last place of a binary number. The
 * interval is symmetric even at powers of two, where the lower neighbour is nearer; Terraform's is
 * too, so this differs from {@link Double#toString} there.
 */
final class ShortestDigits {
  /**
   * More digits than 512 bits need; of the remaining digits only matters whether one is not zero.
   */
  private static final int LEADING = 200;

  private static final double DIGITS_PER_BIT = Math.log10(2);

  private final String digits;
  private final String lower;
  private final String upper;
  private final boolean even;

  /** The decimal exponent: the value is 0.DIGITS times ten to this power. */
  private final int point;

  ShortestDigits(BinaryFloat value) {
    // One bit more than the mantissa, so that one unit is half a unit of the value.
    var mantissa = value.mantissa().shiftLeft(1);
    var exponent = value.exponent() - 1;
    var scale = Scale.of(mantissa.bitLength(), exponent);
    var all = scale.leading(mantissa);
    this.point = all[0].toString().length() + scale.dropped + Math.min(exponent, 0);
    this.digits = text(all);
    this.lower = text(scale.leading(mantissa.subtract(BigInteger.ONE)));
    this.upper = text(scale.leading(mantissa.add(BigInteger.ONE)));
    this.even = !value.mantissa().testBit(0);
  }

  /** Converts a mantissa to its leading decimal digits: mantissa * factor * 2^shift / divisor. */
  private record Scale(BigInteger factor, int shift, BigInteger divisor, int dropped) {
    private static final BigInteger FIVE = BigInteger.valueOf(5);

    /** Uses that mantissa * 2^exponent has the same digits as mantissa * 5^-exponent. */
    static Scale of(int bits, int exponent) {
      var digits =
          exponent < 0
              ? bits * DIGITS_PER_BIT - exponent * (1 - DIGITS_PER_BIT)
              : (bits + exponent) * DIGITS_PER_BIT;
      var dropped = Math.max(0, (int) digits - LEADING);
      return exponent < 0
          ? new Scale(FIVE.pow(-exponent - dropped), -dropped, BigInteger.ONE, dropped)
          : new Scale(BigInteger.ONE, exponent - dropped, FIVE.pow(dropped), dropped);
    }

    /** Returns the leading digits, and a number that is zero if all others are. */
    BigInteger[] leading(BigInteger mantissa) {
      var product = mantissa.multiply(factor);
      if (shift >= 0) {
        return product.shiftLeft(shift).divideAndRemainder(divisor);
      }
      var leading = product.shiftRight(-shift);
      return new BigInteger[] {leading, product.subtract(leading.shiftLeft(-shift))};
    }
  }

  private static String text(BigInteger[] leading) {
    return leading[1].signum() == 0 ? trim(leading[0].toString()) : leading[0] + "1";
  }

  BigDecimal find() {
    for (var i = 0; i < digits.length(); i++) {
      var down = mayRoundDown(i);
      var up = mayRoundUp(i);
      if (down || up) {
        return rounded(i + 1, up && (!down || nearerUp(i + 1)));
      }
    }
    return rounded(digits.length(), false);
  }

  private boolean mayRoundDown(int i) {
    return at(lower, i) != digits.charAt(i) || (even && i + 1 == lower.length());
  }

  private boolean mayRoundUp(int i) {
    var digit = digits.charAt(i);
    var above = at(upper, i);
    return above != digit && (even || digit + 1 < above || i + 1 < upper.length());
  }

  private boolean nearerUp(int length) {
    if (length >= digits.length()) {
      return false;
    }
    var exactlyHalf = digits.charAt(length) == '5' && length + 1 == digits.length();
    return exactlyHalf ? (digits.charAt(length - 1) & 1) == 1 : digits.charAt(length) >= '5';
  }

  private BigDecimal rounded(int length, boolean up) {
    var kept = new BigInteger(digits.substring(0, length));
    var unscaled = up && length < digits.length() ? kept.add(BigInteger.ONE) : kept;
    return new BigDecimal(unscaled, length - point).stripTrailingZeros();
  }

  private static char at(String text, int index) {
    return index < text.length() ? text.charAt(index) : '0';
  }

  private static String trim(String digits) {
    var end = digits.length();
    while (end > 0 && digits.charAt(end - 1) == '0') {
      end--;
    }
    return digits.substring(0, end);
  }
}
