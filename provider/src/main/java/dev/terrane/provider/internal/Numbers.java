package dev.terrane.provider.internal;

import java.math.BigDecimal;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/// Numbers of all types, compared exactly.
public final class Numbers {
  private Numbers() {}

  /// A comparison with a bound.
  ///
  /// @param bound the bound, in decimal
  /// @param allowed which signs of the comparison are allowed
  /// @return the rule
  public static Predicate<Number> compared(String bound, IntPredicate allowed) {
    var exact = new BigDecimal(bound);
    return number -> allowed.test(exact(number).compareTo(exact));
  }

  /// A bound for the number of digits.
  ///
  /// @param integer the greatest number before the point
  /// @param fraction the greatest number behind it
  /// @return the rule
  public static Predicate<Number> digits(int integer, int fraction) {
    return number -> {
      var plain = exact(number).stripTrailingZeros();
      return plain.precision() - plain.scale() <= integer && plain.scale() <= fraction;
    };
  }

  private static BigDecimal exact(Number number) {
    return switch (number) {
      case BigDecimal decimal -> decimal;
      case Double real -> new BigDecimal(real.toString());
      case Float real -> new BigDecimal(real.toString());
      default -> BigDecimal.valueOf(number.longValue());
    };
  }
}
