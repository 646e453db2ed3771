package dev.terrane.provider.internal;

import java.math.BigDecimal;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/// Exact comparisons of numbers of all Java types.
public final class Numbers {
  private Numbers() {}

  /// Creates a comparison with a bound.
  ///
  /// @param bound the bound, in decimal notation
  /// @param allowed tests the sign of `number.compareTo(bound)`
  /// @return the rule
  public static Predicate<Number> compared(String bound, IntPredicate allowed) {
    var exact = new BigDecimal(bound);
    return number -> allowed.test(exact(number).compareTo(exact));
  }

  /// Creates a limit on the number of digits.
  ///
  /// @param integer the maximum number of digits before the decimal point
  /// @param fraction the maximum number of digits after it
  /// @return the rule
  public static Predicate<Number> digits(int integer, int fraction) {
    return number -> {
      var plain = exact(number).stripTrailingZeros();
      return plain.precision() - plain.scale() <= integer && plain.scale() <= fraction;
    };
  }

  /// Converts a number of any Java type.
  ///
  /// @param number the number; finite
  /// @return the same number; of a `double` or `float` its shortest decimal notation
  public static BigDecimal exact(Number number) {
    return switch (number) {
      case BigDecimal decimal -> decimal;
      case Double real -> new BigDecimal(real.toString());
      case Float real -> new BigDecimal(real.toString());
      default -> BigDecimal.valueOf(number.longValue());
    };
  }
}
