package dev.terrane.cty;

import dev.terrane.cty.CtyNumber.Decimal;
import dev.terrane.cty.CtyNumber.Float64;
import dev.terrane.cty.CtyNumber.Infinity;
import dev.terrane.cty.CtyNumber.Int64;
import dev.terrane.cty.internal.BinaryRounding;
import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The decimal text of numbers, both ways, and Terraform's equality of numbers, made a total order:
 * every finite number has a decimal key, which is the exact value of a whole number and the
 * shortest text of any other one.
 */
final class NumberRules {
  /** Enough for every number within the largest exponent; limits the cost of malicious texts. */
  private static final int MAX_LENGTH = 16_384;

  /**
   * For base ten and base two. Doubles need no larger exponent, and Terraform itself writes none.
   */
  private static final int MAX_WRITTEN_EXPONENT = 1_100;

  /** A text of at most this many digits, without point or exponent, is a long. */
  private static final int LONG_LENGTH = 18;

  private static final Pattern NUMBER =
      Pattern.compile(
          "(?<sign>[+-]?)(?<digits>[0-9]++(\\.[0-9]*+)?|\\.[0-9]++)((?<base>[eEpP])(?<exponent>[+-]?[0-9]++))?");
  private static final Pattern INFINITY = Pattern.compile("[+-]?(Inf|inf)");
  private static final Pattern LEADING_ZEROS = Pattern.compile("(?<=^[+-]?)0+(?=[0-9])");

  private NumberRules() {}

  static CtyNumber parse(String text) {
    if (text.length() > MAX_LENGTH) {
      throw new CtyException(
          CtyPath.ROOT, "a number is required, but its text is longer than 16384 characters");
    }
    if (isShortWhole(text)) {
      return new Int64(Long.parseLong(text));
    }
    if (INFINITY.matcher(text).matches()) {
      return new Infinity(text.startsWith("-"));
    }
    var number = NUMBER.matcher(text);
    if (!number.matches()) {
      throw new CtyException(
          CtyPath.ROOT, "a number is required, but the text is " + ValueText.quote(text));
    }
    return decimal(number, text);
  }

  /** Whether the text consists of digits, optionally after a minus sign; "-0" is excluded. */
  private static boolean isShortWhole(String text) {
    if (text.isEmpty() || text.length() > LONG_LENGTH || text.startsWith("-0")) {
      return false;
    }
    var start = text.charAt(0) == '-' ? 1 : 0;
    for (var i = start; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return start < text.length();
  }

  private static CtyNumber decimal(Matcher number, String text) {
    var mantissa = new BigDecimal(number.group("digits"));
    var negative = number.group("sign").equals("-");
    if (mantissa.signum() == 0) {
      return negative ? new Float64(-0.0) : new Int64(0);
    }
    try {
      var value = scaled(mantissa, number, text);
      return ofDecimal(negative ? value.negate() : value);
    } catch (IllegalArgumentException | ArithmeticException e) {
      throw beyond("a number's decimal", CtyNumber.MAX_EXPONENT, text, e);
    }
  }

  private static CtyException beyond(
      String kind, int limit, String text, @Nullable Exception cause) {
    var refusal =
        new CtyException(
            CtyPath.ROOT,
            "%s exponent must not be beyond %d, but the text is %s"
                .formatted(kind, limit, ValueText.quote(text)));
    if (cause != null) {
      refusal.initCause(cause);
    }
    return refusal;
  }

  private static CtyNumber ofDecimal(BigDecimal value) {
    var decimal = new Decimal(value);
    var exact = decimal.value();
    var fits = exact.scale() <= 0 && exact.precision() - exact.scale() <= LONG_LENGTH;
    return fits ? new Int64(exact.longValueExact()) : decimal;
  }

  private static BigDecimal scaled(BigDecimal mantissa, Matcher number, String text) {
    var base = number.group("base");
    if (base == null) {
      return mantissa;
    }
    var exponent = exponent(number.group("exponent"), text);
    if (base.equalsIgnoreCase("e")) {
      return mantissa.scaleByPowerOfTen(exponent);
    }
    return exponent < 0
        ? mantissa.multiply(new BigDecimal("0.5").pow(-exponent))
        : mantissa.multiply(BigDecimal.TWO.pow(exponent));
  }

  /** Parses an exponent and checks its limit. */
  private static int exponent(String written, String text) {
    var digits = LEADING_ZEROS.matcher(written).replaceAll("");
    var exponent = digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    if (Math.abs((long) exponent) > MAX_WRITTEN_EXPONENT) {
      throw beyond("a written", MAX_WRITTEN_EXPONENT, text, null);
    }
    return exponent;
  }

  static String format(CtyNumber number) {
    return switch (number) {
      case Int64(var value) -> Long.toString(value);
      case Decimal(var value) -> BinaryRounding.shortestDecimal(value).toPlainString();
      case Float64(var value) -> format(value);
      case Infinity(var negative) -> negative ? "-Inf" : "+Inf";
    };
  }

  private static String format(double value) {
    var text = BinaryRounding.shortest(value).toPlainString();
    return value == 0 && 1 / value < 0 ? "-" + text : text;
  }

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
      case Float64(var value) when value == Math.rint(value) -> new BigDecimal(value);
      case Float64(var value) -> BinaryRounding.shortest(value);
      case Infinity _ -> throw new ArithmeticException("infinity has no decimal value");
    };
  }
}
