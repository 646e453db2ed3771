package dev.terrane.cty.internal;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Terraform represents numbers as binary floating point numbers: 512 bits for parsed decimals, 53
 * for doubles. This class finds the shortest decimal that identifies such a number, digit for digit
 * as Terraform prints it.
 */
public final class BinaryRounding {
  /** The largest magnitude of a decimal exponent that is accepted. */
  public static final int MAX_EXPONENT = 10_000;

  private static final int TERRAFORM_BITS = 512;
  private static final int DOUBLE_BITS = 53;

  /**
   * 512 bits distinguish all decimals of at most this many digits, so such a decimal is the
   * shortest one.
   */
  private static final int SAFE_DIGITS = 153;

  private BinaryRounding() {}

  /**
   * Rounds a decimal to 512 bits.
   *
   * @param value any decimal
   * @return the exact number if it is an integer, otherwise the shortest decimal that identifies it
   * @throws IllegalArgumentException if the exponent is beyond {@link #MAX_EXPONENT}
   */
  public static BigDecimal toTerraformPrecision(BigDecimal value) {
    if (value.signum() == 0) {
      return BigDecimal.ZERO;
    }
    var exponent = (long) value.precision() - value.scale();
    if (Math.abs(exponent) > MAX_EXPONENT) {
      throw new IllegalArgumentException(
          "a number's decimal exponent must not be beyond %d, but it is %d"
              .formatted(MAX_EXPONENT, exponent));
    }
    var stripped = value.stripTrailingZeros();
    return isSafe(stripped) ? stripped : rounded(stripped);
  }

  /** An integer is not rounded, because Terraform compares integers exactly. */
  private static BigDecimal rounded(BigDecimal value) {
    var whole = BinaryFloat.nearest(value.abs(), TERRAFORM_BITS).toWhole();
    if (whole.isEmpty()) {
      return shortest(value, TERRAFORM_BITS);
    }
    var exact = new BigDecimal(whole.get()).stripTrailingZeros();
    return value.signum() < 0 ? exact.negate() : exact;
  }

  /**
   * Shortens an integer for printing.
   *
   * @param value a number of Terraform's precision
   * @return the shortest decimal that identifies it
   */
  public static BigDecimal shortestDecimal(BigDecimal value) {
    return value.scale() > 0 || isSafe(value) ? value : shortest(value, TERRAFORM_BITS);
  }

  /** Also counts zeros before the decimal point, because integers must be exact. */
  private static boolean isSafe(BigDecimal value) {
    return Math.max(value.precision(), value.precision() - value.scale()) <= SAFE_DIGITS;
  }

  /**
   * Shortens a double for printing; the sign of zero is lost.
   *
   * @param value a finite double
   * @return the shortest decimal that identifies it among floats of 53 bits
   */
  public static BigDecimal shortest(double value) {
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

    /** Returns the integer, or empty if there is a fraction. */
    Optional<BigInteger> toWhole() {
      if (exponent >= 0) {
        return Optional.of(mantissa.shiftLeft(exponent));
      }
      return mantissa.getLowestSetBit() >= -exponent
          ? Optional.of(mantissa.shiftRight(-exponent))
          : Optional.empty();
    }

    /** Returns quotient, remainder and divisor of {@code up / (down * 2^exponent)}. */
    private static BigInteger[] divide(BigInteger up, BigInteger down, int exponent) {
      var dividend = exponent < 0 ? up.shiftLeft(-exponent) : up;
      var divisor = exponent < 0 ? down : down.shiftLeft(exponent);
      var result = dividend.divideAndRemainder(divisor);
      return new BigInteger[] {result[0], result[1], divisor};
    }
  }
}
