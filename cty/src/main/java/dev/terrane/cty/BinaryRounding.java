package dev.terrane.cty;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Terraform holds numbers as binary floating point of a given width: 512 bits for parsed decimals,
 * 53 for doubles. This class finds the shortest decimal that names such a number, digit for digit
 * as Terraform prints it.
 */
final class BinaryRounding {
  private static final int TERRAFORM_BITS = 512;
  private static final int DOUBLE_BITS = 53;

  /** Decimals of so many digits are told apart by 512 bits, so they name themselves. */
  private static final int SAFE_DIGITS = 153;

  private BinaryRounding() {}

  static BigDecimal toTerraformPrecision(BigDecimal value) {
    if (value.signum() == 0) {
      return BigDecimal.ZERO;
    }
    var exponent = (long) value.precision() - value.scale();
    if (Math.abs(exponent) > CtyNumber.MAX_EXPONENT) {
      throw new IllegalArgumentException(
          "a number's decimal exponent must not be beyond %d, but it is %d"
              .formatted(CtyNumber.MAX_EXPONENT, exponent));
    }
    var stripped = value.stripTrailingZeros();
    return stripped.precision() <= SAFE_DIGITS ? stripped : shortest(stripped, TERRAFORM_BITS);
  }

  /**
   * The shortest decimal that names the double among floats of 53 bits; the sign of zero is lost.
   */
  static BigDecimal shortest(double value) {
    return shortest(new BigDecimal(value), DOUBLE_BITS);
  }

  private static BigDecimal shortest(BigDecimal value, int bits) {
    if (value.signum() == 0) {
      return BigDecimal.ZERO;
    }
    var rounded = BinaryFloat.nearest(value.abs(), bits);
    var digits = new ShortestDigits(rounded).find();
    return value.signum() < 0 ? digits.negate() : digits;
  }

  /** A mantissa, which has exactly as many bits as the precision, times a power of two. */
  record BinaryFloat(BigInteger mantissa, int exponent) {
    /** Rounds to nearest, ties to even. */
    static BinaryFloat nearest(BigDecimal value, int bits) {
      var tens = BigInteger.TEN.pow(Math.abs(value.scale()));
      var up = value.scale() > 0 ? value.unscaledValue() : value.unscaledValue().multiply(tens);
      var down = value.scale() > 0 ? tens : BigInteger.ONE;
      var exponent = up.bitLength() - down.bitLength() - bits;
      var scaled = divide(up, down, exponent);
      if (scaled[0].bitLength() > bits) {
        exponent++;
        scaled = divide(up, down, exponent);
      }
      var mantissa = scaled[0];
      var half = scaled[1].shiftLeft(1).compareTo(scaled[2]);
      if (half > 0 || (half == 0 && mantissa.testBit(0))) {
        mantissa = mantissa.add(BigInteger.ONE);
      }
      return mantissa.bitLength() > bits
          ? new BinaryFloat(mantissa.shiftRight(1), exponent + 1)
          : new BinaryFloat(mantissa, exponent);
    }

    /** Quotient, remainder and divisor of {@code up / (down * 2^exponent)}. */
    private static BigInteger[] divide(BigInteger up, BigInteger down, int exponent) {
      var dividend = exponent < 0 ? up.shiftLeft(-exponent) : up;
      var divisor = exponent < 0 ? down : down.shiftLeft(exponent);
      var result = dividend.divideAndRemainder(divisor);
      return new BigInteger[] {result[0], result[1], divisor};
    }
  }
}
