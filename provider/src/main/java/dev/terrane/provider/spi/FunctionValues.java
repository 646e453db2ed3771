package dev.terrane.provider.spi;

import dev.terrane.provider.Value;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Conversions of function arguments and results.
public final class FunctionValues {
  private FunctionValues() {}

  /// {@return the value as a known or null value}
  ///
  /// @param value the value
  /// @param <T> its type
  public static <T> Value<T> ofNullable(@Nullable T value) {
    return value == null ? Value.none() : Value.known(value);
  }

  /// {@return the value, in which a known empty value becomes null}
  ///
  /// @param value the value
  /// @param <T> its type
  public static <T> Value<T> flat(Value<Optional<T>> value) {
    return switch (value) {
      case Value.Known<Optional<T>>(var known) -> known.map(Value::known).orElseGet(Value::none);
      case Value.Null<Optional<T>> _ -> Value.none();
      case Value.Unknown<Optional<T>>(var refinement) -> new Value.Unknown<>(refinement);
    };
  }

  /// {@return the values as an array}
  ///
  /// @param values the values
  public static boolean[] booleanArray(List<Boolean> values) {
    var array = new boolean[values.size()];
    for (var at = 0; at < array.length; at++) {
      array[at] = values.get(at);
    }
    return array;
  }

  /// {@return the values as an array}
  ///
  /// @param values the values
  public static int[] intArray(List<Integer> values) {
    return values.stream().mapToInt(Integer::intValue).toArray();
  }

  /// {@return the values as an array}
  ///
  /// @param values the values
  public static long[] longArray(List<Long> values) {
    return values.stream().mapToLong(Long::longValue).toArray();
  }

  /// {@return the values as an array}
  ///
  /// @param values the values
  public static float[] floatArray(List<Float> values) {
    var array = new float[values.size()];
    for (var at = 0; at < array.length; at++) {
      array[at] = values.get(at);
    }
    return array;
  }

  /// {@return the values as an array}
  ///
  /// @param values the values
  public static double[] doubleArray(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
