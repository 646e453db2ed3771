package dev.terrane.cty;

import dev.terrane.cty.internal.BinaryRounding;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// A number of Terraform's type system. Equality, order and hash code follow Terraform's rule
/// across all four forms: integers are equal by value, other numbers when their [#toText()] is
/// equal. So the double 0.1 equals the decimal 0.1, and both zeros are equal.
public sealed interface CtyNumber extends Comparable<CtyNumber>
    permits CtyNumber.Int64, CtyNumber.Decimal, CtyNumber.Float64, CtyNumber.Infinity {
  /// The largest magnitude of a decimal exponent that is accepted. It limits the memory that a
  /// number needs.
  int MAX_EXPONENT = BinaryRounding.MAX_EXPONENT;

  /// A 64-bit integer.
  ///
  /// @param value the number
  record Int64(long value) implements CtyNumber {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof CtyNumber number && NumberRules.compare(this, number) == 0;
    }

    @Override
    public int hashCode() {
      return Long.hashCode(value);
    }

    @Override
    public String toString() {
      return toText();
    }
  }

  /// A decimal number.
  ///
  /// @param value the exact number if it is an integer, otherwise the shortest decimal that
  ///   represents it
  record Decimal(BigDecimal value) implements CtyNumber {
    /// Rounds to 512 bits, as Terraform does, and removes trailing zeros.
    ///
    /// @throws IllegalArgumentException if the exponent is beyond [#MAX_EXPONENT]
    public Decimal {
      value = BinaryRounding.toTerraformPrecision(value);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof CtyNumber number && NumberRules.compare(this, number) == 0;
    }

    @Override
    public int hashCode() {
      return NumberRules.hash(this);
    }

    @Override
    public String toString() {
      return toText();
    }
  }

  /// A double.
  ///
  /// @param value the double; neither NaN nor infinite
  record Float64(double value) implements CtyNumber {
    /// Checks the double.
    ///
    /// @throws IllegalArgumentException if it is NaN or infinite
    public Float64 {
      if (!Double.isFinite(value)) {
        throw new IllegalArgumentException("a Float64 must be finite, but it is " + value);
      }
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof CtyNumber number && NumberRules.compare(this, number) == 0;
    }

    @Override
    public int hashCode() {
      return NumberRules.hash(this);
    }

    @Override
    public String toString() {
      return toText();
    }
  }

  /// Infinity. Terraform can compute with it, but cannot store it.
  ///
  /// @param negative whether it is negative infinity
  record Infinity(boolean negative) implements CtyNumber {
    @Override
    public String toString() {
      return toText();
    }
  }

  /// {@return an integer}
  ///
  /// @param value the number
  static CtyNumber of(long value) {
    return new Int64(value);
  }

  /// {@return a decimal number, rounded to 512 bits as Terraform does}
  ///
  /// @param value the number
  /// @throws IllegalArgumentException if the exponent is beyond [#MAX_EXPONENT]
  static CtyNumber of(BigDecimal value) {
    return new Decimal(value);
  }

  /// {@return the number of a double, including infinity}
  ///
  /// @param value the double
  /// @throws IllegalArgumentException if it is NaN
  static CtyNumber of(double value) {
    if (Double.isInfinite(value)) {
      return new Infinity(value < 0);
    }
    return new Float64(value);
  }

  /// Parses decimal text in all forms that Terraform's decoder accepts: an optional sign, digits
  /// with an optional decimal point (also first or last), and an exponent of ten (`1e3`) or of two
  /// (`1p5`), or `Inf` and `inf`. Underscores, hexadecimal digits, spaces, `Infinity` and `NaN` are
  /// rejected.
  ///
  /// @param text the text
  /// @return the number, rounded to 512 bits
  /// @throws CtyException at the root, if the text is not a number or is longer than 16384
  ///   characters, its decimal exponent is beyond [#MAX_EXPONENT], or an exponent is written that
  ///   is beyond 1100
  static CtyNumber parse(String text) {
    return NumberRules.parse(text);
  }

  /// {@return the shortest decimal text that identifies the number in its precision, as Terraform
  /// prints it: without exponent; `+Inf` and `-Inf` for infinity}
  default String toText() {
    return NumberRules.format(this);
  }

  /// {@return the exact value; for a double, the value of its bits}
  ///
  /// @throws ArithmeticException for infinity
  default BigDecimal toBigDecimal() {
    return switch (this) {
      case Int64(var value) -> BigDecimal.valueOf(value);
      case Decimal(var value) -> value;
      case Float64(var value) -> new BigDecimal(value);
      case Infinity _ -> throw new ArithmeticException("infinity has no decimal value");
    };
  }

  /// {@return whether the number is finite and has no fraction}
  default boolean isInteger() {
    return switch (this) {
      case Int64 _ -> true;
      case Decimal(var value) -> value.scale() <= 0;
      case Float64(var value) -> value == Math.rint(value);
      case Infinity _ -> false;
    };
  }

  /// {@return the number as a long}
  ///
  /// @throws ArithmeticException if it has a fraction or is out of range
  default long longValueExact() {
    return this instanceof Int64(var value) ? value : toBigDecimal().longValueExact();
  }

  @Override
  default int compareTo(CtyNumber other) {
    return NumberRules.compare(this, other);
  }
}
