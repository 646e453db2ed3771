package dev.terrane.provider.internal;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.BoolValue;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.StringValue;
import java.math.BigDecimal;

/// Primitive values as Java values; what does not fit is refused, never cut off.
public final class Scalars {
  private Scalars() {}

  /// Reads a string.
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException when the value is none
  public static String text(CtyValue value) {
    if (value instanceof StringValue(var text)) {
      return text;
    }
    throw unfit(value, "a string");
  }

  /// Reads true or false.
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException when the value is none
  public static Boolean truth(CtyValue value) {
    if (value instanceof BoolValue(var truth)) {
      return truth;
    }
    throw unfit(value, "true or false");
  }

  /// Reads an exact number.
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException when the value is none
  public static BigDecimal decimal(CtyValue value) {
    if (!(value instanceof NumberValue(var number))) {
      throw unfit(value, "a number");
    }
    try {
      return number.toBigDecimal();
    } catch (ArithmeticException _) {
      throw unfit(value, "a finite number");
    }
  }

  /// Reads a whole number of 64 bits.
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException when the value is none
  public static Long int64(CtyValue value) {
    try {
      return decimal(value).longValueExact();
    } catch (ArithmeticException _) {
      throw unfit(value, whole(Long.MIN_VALUE, Long.MAX_VALUE));
    }
  }

  /// Reads a whole number of 32 bits.
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException when the value is none
  public static Integer int32(CtyValue value) {
    try {
      return decimal(value).intValueExact();
    } catch (ArithmeticException _) {
      throw unfit(value, whole(Integer.MIN_VALUE, Integer.MAX_VALUE));
    }
  }

  /// Reads a binary floating point number, the nearest.
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException when the value is none
  public static Double float64(CtyValue value) {
    var nearest = decimal(value).doubleValue();
    if (Double.isInfinite(nearest)) {
      throw unfit(value, "a number that a double can hold");
    }
    return nearest;
  }

  /// Reads a binary floating point number of 32 bits, the nearest.
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException when the value is none
  public static Float float32(CtyValue value) {
    var nearest = decimal(value).floatValue();
    if (Float.isInfinite(nearest)) {
      throw unfit(value, "a number that a float can hold");
    }
    return nearest;
  }

  /// Writes a binary floating point number of 32 bits, with the fewest digits that distinguish it
  /// from others.
  ///
  /// @param number a finite one
  /// @return the value
  /// @throws CtyException when it is not finite
  public static CtyValue number(Float number) {
    return finite(number, Float.isFinite(number));
  }

  /// Writes a binary floating point number.
  ///
  /// @param number a finite one
  /// @return the value
  /// @throws CtyException when it is not finite
  public static CtyValue number(Double number) {
    return finite(number, Double.isFinite(number));
  }

  private static CtyValue finite(Number number, boolean finite) {
    if (!finite) {
      throw new CtyException(CtyPath.ROOT, "must be a finite number, not " + number);
    }
    return CtyValue.number(new BigDecimal(number.toString()));
  }

  private static String whole(long min, long max) {
    return "a whole number between " + min + " and " + max;
  }

  private static CtyException unfit(CtyValue value, String wanted) {
    return new CtyException(CtyPath.ROOT, "must be " + wanted + ", not " + value);
  }
}
