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
  private final String digits;
  private final String lower;
  private final String upper;
  private final boolean even;

  /** The decimal exponent: the value is 0.DIGITS times ten to this power. */
  private final int point;

  ShortestDigits(BinaryFloat value) {
    // One bit more than the mantissa has, so that one unit is half a unit of the value.
    var mantissa = value.mantissa().shiftLeft(1);
    var exponent = value.exponent() - 1;
    var factor = exponent < 0 ? BigInteger.valueOf(5).pow(-exponent) : BigInteger.TWO.pow(exponent);
    var all = mantissa.multiply(factor).toString();
    this.point = all.length() + Math.min(exponent, 0);
    this.digits = trim(all);
    this.lower = trim(mantissa.subtract(BigInteger.ONE).multiply(factor).toString());
    this.upper = trim(mantissa.add(BigInteger.ONE).multiply(factor).toString());
    this.even = !value.mantissa().testBit(0);
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
