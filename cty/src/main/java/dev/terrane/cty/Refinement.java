package dev.terrane.cty;

import dev.terrane.cty.internal.Unicode;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The refinements of an unknown value: constraints that the final value satisfies. Immutable.
/// Methods that add a constraint ignore one that is weaker than the existing one.
///
/// @param definitelyNotNull whether the value will not be null
/// @param prefix what a string will start with, empty if nothing is known
/// @param range the bounds of a number
/// @param length the bounds of a collection's length
public record Refinement(
    boolean definitelyNotNull, String prefix, NumberRange range, LengthRange length) {
  /// No constraints.
  public static final Refinement NONE =
      new Refinement(
          false,
          "",
          new NumberRange(Optional.empty(), Optional.empty()),
          new LengthRange(0, Long.MAX_VALUE));

  /// Normalizes the prefix.
  public Refinement {
    prefix = Unicode.normalize(prefix);
  }

  /// One end of a number's range.
  ///
  /// @param number the bound, not infinite
  /// @param inclusive whether the value may be the bound itself
  public record Bound(CtyNumber number, boolean inclusive) {
    /// Checks the bound.
    ///
    /// @throws IllegalArgumentException if it is infinite
    public Bound {
      if (number instanceof CtyNumber.Infinity) {
        throw new IllegalArgumentException("a bound cannot be infinity");
      }
    }
  }

  /// The range of a number.
  ///
  /// @param lower the lower bound, if there is one
  /// @param upper the upper bound, if there is one
  public record NumberRange(Optional<Bound> lower, Optional<Bound> upper) {
    /// Checks the bounds.
    ///
    /// @throws IllegalArgumentException if no number lies between them
    public NumberRange {
      if (lower.isPresent() && upper.isPresent()) {
        requireOrder(lower.get(), upper.get());
      }
    }

    private static void requireOrder(Bound lower, Bound upper) {
      var order = lower.number().compareTo(upper.number());
      if (order > 0 || (order == 0 && !(lower.inclusive() && upper.inclusive()))) {
        throw new IllegalArgumentException(
            "a number's bounds contradict each other: above %s and below %s"
                .formatted(lower.number(), upper.number()));
      }
    }

    boolean contains(CtyNumber number) {
      return lower.stream().allMatch(bound -> within(bound.number().compareTo(number), bound))
          && upper.stream().allMatch(bound -> within(number.compareTo(bound.number()), bound));
    }

    private static boolean within(int order, Bound bound) {
      return bound.inclusive() ? order <= 0 : order < 0;
    }
  }

  /// The range of a collection's length.
  ///
  /// @param min the smallest length
  /// @param max the largest length, [Long#MAX_VALUE] if there is no bound
  public record LengthRange(long min, long max) {
    /// Checks the bounds.
    ///
    /// @throws IllegalArgumentException if one is negative or they contradict each other
    public LengthRange {
      if (min < 0 || max < min) {
        throw new IllegalArgumentException(
            "a collection's length bounds contradict each other: at least %d and at most %d"
                .formatted(min, max));
      }
    }
  }

  /// Compares the constraints. The generated `equals` of a record is linked at its first call,
  /// which would increase the start time of every provider.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Refinement(var notNull, var start, var numbers, var lengths)
        && definitelyNotNull == notNull
        && prefix.equals(start)
        && range.lower.equals(numbers.lower)
        && range.upper.equals(numbers.upper)
        && length.min == lengths.min
        && length.max == lengths.max;
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        definitelyNotNull, prefix, range.lower, range.upper, length.min, length.max);
  }

  /// {@return the constraint that the value is not null}
  public static Refinement notNull() {
    return NONE.withNotNull();
  }

  /// {@return this refinement with the constraint that the value is not null}
  public Refinement withNotNull() {
    return new Refinement(true, prefix, range, length);
  }

  /// {@return this refinement with the constraint that a string starts with a text}
  ///
  /// @param start the prefix; Terraform does not shorten it, so it must end where a following
  ///   combining character cannot change its last character
  /// @throws IllegalArgumentException if this contradicts the existing prefix
  public Refinement withPrefix(String start) {
    var normal = Unicode.normalize(start);
    if (!normal.startsWith(prefix) && !prefix.startsWith(normal)) {
      throw new IllegalArgumentException(
          "the prefixes %s and %s contradict each other"
              .formatted(ValueText.quote(prefix), ValueText.quote(normal)));
    }
    var longer = normal.length() > prefix.length() ? normal : prefix;
    return new Refinement(definitelyNotNull, longer, range, length);
  }

  /// {@return this refinement with a lower bound of a number}
  ///
  /// @param number the bound; negative infinity adds no constraint
  /// @param inclusive whether the value may be the bound itself
  /// @throws IllegalArgumentException if no number satisfies the bounds
  public Refinement withNumberLowerBound(CtyNumber number, boolean inclusive) {
    if (number.equals(new CtyNumber.Infinity(true))) {
      return this;
    }
    var bound = new Bound(number, inclusive);
    var weaker = range.lower.filter(old -> tighter(old, bound, 1)).isPresent();
    var lower = weaker ? range.lower : Optional.of(bound);
    return new Refinement(definitelyNotNull, prefix, new NumberRange(lower, range.upper), length);
  }

  /// {@return this refinement with an upper bound of a number}
  ///
  /// @param number the bound; positive infinity adds no constraint
  /// @param inclusive whether the value may be the bound itself
  /// @throws IllegalArgumentException if no number satisfies the bounds
  public Refinement withNumberUpperBound(CtyNumber number, boolean inclusive) {
    if (number.equals(new CtyNumber.Infinity(false))) {
      return this;
    }
    var bound = new Bound(number, inclusive);
    var weaker = range.upper.filter(old -> tighter(old, bound, -1)).isPresent();
    var upper = weaker ? range.upper : Optional.of(bound);
    return new Refinement(definitelyNotNull, prefix, new NumberRange(range.lower, upper), length);
  }

  private static boolean tighter(Bound old, Bound added, int direction) {
    var order = direction * old.number().compareTo(added.number());
    return order > 0 || (order == 0 && !old.inclusive());
  }

  /// {@return this refinement with inclusive bounds of a number}
  ///
  /// @param min the lower bound
  /// @param max the upper bound
  /// @throws IllegalArgumentException if no number satisfies the bounds
  public Refinement withNumberRange(CtyNumber min, CtyNumber max) {
    return withNumberLowerBound(min, true).withNumberUpperBound(max, true);
  }

  /// {@return this refinement with bounds of a collection's length}
  ///
  /// @param min the smallest length
  /// @param max the largest length, [Long#MAX_VALUE] for no bound
  /// @throws IllegalArgumentException if no length satisfies the bounds, or a bound is negative
  public Refinement withLengthBounds(long min, long max) {
    var given = new LengthRange(min, max);
    var least = Math.max(given.min, length.min);
    var most = Math.min(given.max, length.max);
    var tightened = new LengthRange(least, most);
    return new Refinement(definitelyNotNull, prefix, range, tightened);
  }

  /// Whether a value satisfies the constraints. Unknown values do.
  ///
  /// @param value the value that replaces the unknown one
  /// @return true when it satisfies all constraints
  public boolean admits(CtyValue value) {
    return RefinementRules.admits(this, value);
  }
}
