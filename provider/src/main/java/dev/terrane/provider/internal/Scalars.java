package dev.terrane.provider.internal;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.BoolValue;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.StringValue;
import java.math.BigDecimal;

/// Converts between primitive values and Java values. A value that is out of range is an error; it
/// is never truncated.
public final class Scalars {
  private Scalars() {}

  /// Decodes a string.
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException when the value has another type or is out of range
  public static String text(CtyValue value) {
    if (value instanceof StringValue(var text)) {
      return text;
    }
    throw unfit(value, "a string");
  }

  /// Decodes a bool.
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException when the value has another type or is out of range
  public static Boolean truth(CtyValue value) {
    if (value instanceof BoolValue(var truth)) {
      return truth;
    }
    throw unfit(value, "true or false");
  }

  /// Decodes an exact number.
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException when the value has another type or is out of range
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

  /// Decodes a 64-bit integer.
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException when the value has another type or is out of range
  public static Long int64(CtyValue value) {
    try {
      return decimal(value).longValueExact();
    } catch (ArithmeticException _) {
      throw unfit(value, whole(Long.MIN_VALUE, Long.MAX_VALUE));
    }
  }

  /// Decodes a 32-bit integer.
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException when the value has another type or is out of range
  public static Integer int32(CtyValue value) {
    try {
      return decimal(value).intValueExact();
    } catch (ArithmeticException _) {
      throw unfit(value, whole(Integer.MIN_VALUE, Integer.MAX_VALUE));
    }
  }

  /// Decodes a double, rounding to the nearest.
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException when the value has another type or is out of range
  public static Double float64(CtyValue value) {
    var nearest = decimal(value).doubleValue();
    if (Double.isInfinite(nearest)) {
      throw unfit(value, "a number that a double can hold");
    }
    return nearest;
  }

  /// Decodes a float, rounding to the nearest.
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException when the value has another type or is out of range
  public static Float float32(CtyValue value) {
    var nearest = decimal(value).floatValue();
    if (Float.isInfinite(nearest)) {
      throw unfit(value, "a number that a float can hold");
    }
    return nearest;
  }

  /// Encodes a float, with the fewest digits that distinguish it from other floats.
  ///
  /// @param number a finite number
  /// @return the value
  /// @throws CtyException when it is not finite
  public static CtyValue number(Float number) {
    return finite(number, Float.isFinite(number));
  }

  /// Encodes a double, with the fewest digits that distinguish it from other doubles.
  ///
  /// @param number a finite number
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
