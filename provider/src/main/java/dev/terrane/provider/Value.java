package dev.terrane.provider;

import dev.terrane.cty.Refinement;
import java.util.function.Function;

/// A value of a configuration or a plan: known, null or unknown. It occurs only in validation,
/// planning and functions; create, read, update and delete never receive unknown values.
///
/// @param <T> the Java type of a known value
public sealed interface Value<T> {
  /// A known value.
  ///
  /// @param get the value, never null
  /// @param <T> its type
  record Known<T>(T get) implements Value<T> {}

  /// The null value: the argument is omitted or `null`.
  ///
  /// @param <T> the type of a known value
  record Null<T>() implements Value<T> {}

  /// A value that is known only after apply.
  ///
  /// @param refinement restrictions on the later value
  /// @param <T> the type of the later value
  record Unknown<T>(Refinement refinement) implements Value<T> {
    /// Creates an unknown value without a refinement.
    public Unknown() {
      this(Refinement.NONE);
    }
  }

  /// Returns a known value.
  ///
  /// @param value the value, not null
  /// @param <T> its type
  /// @return the known value
  static <T> Value<T> known(T value) {
    return new Known<>(value);
  }

  /// Returns the null value.
  ///
  /// @param <T> the type of a known value
  /// @return the null value
  static <T> Value<T> none() {
    return new Null<>();
  }

  /// Returns an unknown value without a refinement.
  ///
  /// @param <T> the type of the later value
  /// @return the unknown value
  static <T> Value<T> unknown() {
    return new Unknown<>();
  }

  /// Applies a function to a known value. Null stays null. An unknown value stays unknown and loses
  /// its refinement.
  ///
  /// @param function receives the known value; must not return null
  /// @param <R> the type of the result
  /// @return the result, known, null or unknown as this value
  default <R> Value<R> map(Function<? super T, ? extends R> function) {
    return switch (this) {
      case Known<T>(var value) -> new Known<>(function.apply(value));
      case Null<T> _ -> new Null<>();
      case Unknown<T> _ -> new Unknown<>();
    };
  }
}
