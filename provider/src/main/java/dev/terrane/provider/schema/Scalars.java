package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyNumber;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.BoolValue;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.StringValue;
import java.math.BigDecimal;

/** Primitive values as Java values; what does not fit is refused, never cut off. */
final class Scalars {
  private Scalars() {}

  static String text(CtyValue value) {
    return value instanceof StringValue(var text) ? text : refuse(value, "a string");
  }

  static Boolean truth(CtyValue value) {
    return value instanceof BoolValue(var truth) ? truth : refuse(value, "true or false");
  }

  static BigDecimal decimal(CtyValue value) {
    return exact(value, "a finite number");
  }

  static Long int64(CtyValue value) {
    try {
      return exact(value, "a whole number").longValueExact();
    } catch (ArithmeticException _) {
      return refuse(value, "a whole number between " + Long.MIN_VALUE + " and " + Long.MAX_VALUE);
    }
  }

  static Integer int32(CtyValue value) {
    try {
      return exact(value, "a whole number").intValueExact();
    } catch (ArithmeticException _) {
      return refuse(
          value, "a whole number between " + Integer.MIN_VALUE + " and " + Integer.MAX_VALUE);
    }
  }

  static Double float64(CtyValue value) {
    var nearest = exact(value, "a finite number").doubleValue();
    return Double.isInfinite(nearest) ? refuse(value, "a number that a double can hold") : nearest;
  }

  private static BigDecimal exact(CtyValue value, String wanted) {
    try {
      return number(value).toBigDecimal();
    } catch (ArithmeticException _) {
      return refuse(value, wanted);
    }
  }

  private static CtyNumber number(CtyValue value) {
    return value instanceof NumberValue(var number) ? number : refuse(value, "a number");
  }

  private static <T> T refuse(CtyValue value, String wanted) {
    throw new CtyException(CtyPath.ROOT, "must be " + wanted + ", not " + value);
  }
}
