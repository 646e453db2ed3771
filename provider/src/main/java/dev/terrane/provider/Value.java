package dev.terrane.provider;

import dev.terrane.cty.Refinement;
import java.util.function.Function;

/// A value of a configuration or a plan: known, null or unknown, the three states of a Terraform
/// value. It occurs only in validation, planning and functions; create, read, update and delete
/// never receive an unknown value.
///
/// @param <T> the Java type of a known value
public sealed interface Value<T> {
  /// A value that is there.
  ///
  /// @param get the value, never null
  /// @param <T> its type
  record Known<T>(T get) implements Value<T> {}

  /// No value: not written, or written as `null`.
  ///
  /// @param <T> the type it would have
  record Null<T>() implements Value<T> {}

  /// A value that Terraform learns during apply.
  ///
  /// @param refinement what is known of it all the same
  /// @param <T> the type it will have
  record Unknown<T>(Refinement refinement) implements Value<T> {
    /// An unknown of which nothing is known.
    public Unknown() {
      this(Refinement.NONE);
    }
  }

  /// Wraps a value.
  ///
  /// @param value the value, not null
  /// @param <T> its type
  /// @return the known value
  static <T> Value<T> known(T value) {
    return new Known<>(value);
  }

  /// The absent value.
  ///
  /// @param <T> the type it would have
  /// @return null, as a value
  static <T> Value<T> none() {
    return new Null<>();
  }

  /// A value to be known after apply.
  ///
  /// @param <T> the type it will have
  /// @return the unknown
  static <T> Value<T> unknown() {
    return new Unknown<>();
  }

  /// Computes from a known value. Null stays null; of an unknown nothing remains but that it is
  /// unknown.
  ///
  /// @param function gets the known value and returns a value that is not null
  /// @param <R> the type of the result
  /// @return the result in the same state
  default <R> Value<R> map(Function<? super T, ? extends R> function) {
    return switch (this) {
      case Known<T>(var value) -> new Known<>(function.apply(value));
      case Null<T> _ -> new Null<>();
      case Unknown<T> _ -> new Unknown<>();
    };
  }
}
