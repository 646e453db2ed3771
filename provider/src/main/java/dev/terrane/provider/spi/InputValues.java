package dev.terrane.provider.spi;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/// Comparisons and conversions for the generated views of planned values.
public final class InputValues {
  private InputValues() {}

  /// Whether two values differ. Null and an empty collection are equal.
  ///
  /// @param before the prior value
  /// @param asked the planned value
  /// @return whether they differ
  public static boolean differ(@Nullable Object before, @Nullable Object asked) {
    return !Objects.equals(before, asked) && !(isNothing(before) && isNothing(asked));
  }

  private static boolean isNothing(@Nullable Object value) {
    return switch (value) {
      case null -> true;
      case Collection<?> all -> all.isEmpty();
      case Map<?, ?> all -> all.isEmpty();
      default -> false;
    };
  }

  /// Whether a planned value that may be unknown differs from the prior value.
  ///
  /// @param before the prior value
  /// @param asked the planned value; null when it is unknown, which is no difference
  /// @return whether they differ
  public static boolean differOpen(@Nullable Object before, @Nullable Object asked) {
    return asked != null && differ(before, asked);
  }

  /// Whether nested objects differ.
  ///
  /// @param before the prior value
  /// @param asked the planned value
  /// @param keeps tests whether a planned object (first) changes nothing in a prior object (second)
  /// @param <I> the view of a nested object
  /// @return whether they differ
  public static <I> boolean differ(
      @Nullable I before, @Nullable I asked, BiPredicate<? super I, ? super I> keeps) {
    if (before == null || asked == null) {
      return !Objects.equals(before, asked);
    }
    return !keeps.test(asked, before);
  }

  /// Whether lists of nested objects differ.
  ///
  /// @param before the prior value
  /// @param asked the planned value
  /// @param keeps tests whether a planned object (first) changes nothing in a prior object (second)
  /// @param <I> the view of a nested object
  /// @return whether they differ
  public static <I> boolean differ(
      @Nullable List<? extends @Nullable I> before,
      @Nullable List<? extends @Nullable I> asked,
      BiPredicate<? super I, ? super I> keeps) {
    if (before == null || asked == null) {
      return before != null || asked != null;
    }
    var old = before.iterator();
    return before.size() != asked.size()
        || asked.stream().anyMatch(one -> differ(old.next(), one, keeps));
  }

  /// Whether sets of nested objects differ.
  ///
  /// @param before the prior value
  /// @param asked the planned value
  /// @param keeps tests whether a planned object (first) changes nothing in a prior object (second)
  /// @param <I> the view of a nested object
  /// @return whether they differ
  public static <I> boolean differ(
      @Nullable Set<? extends @Nullable I> before,
      @Nullable Set<? extends @Nullable I> asked,
      BiPredicate<? super I, ? super I> keeps) {
    if (before == null || asked == null) {
      return before != null || asked != null;
    }
    var left = new ArrayList<I>();
    before.stream().filter(Objects::nonNull).forEach(left::add);
    return before.size() != asked.size()
        || asked.stream()
            .anyMatch(one -> one != null && NestedStates.taken(left, one, keeps).isEmpty())
        || !left.isEmpty();
  }

  /// Whether maps of nested objects differ.
  ///
  /// @param before the prior value
  /// @param asked the planned value
  /// @param keeps tests whether a planned object (first) changes nothing in a prior object (second)
  /// @param <I> the view of a nested object
  /// @return whether they differ
  public static <I> boolean differ(
      @Nullable Map<String, ? extends @Nullable I> before,
      @Nullable Map<String, ? extends @Nullable I> asked,
      BiPredicate<? super I, ? super I> keeps) {
    if (before == null || asked == null) {
      return before != null || asked != null;
    }
    return !before.keySet().equals(asked.keySet())
        || asked.entrySet().stream()
            .anyMatch(one -> differ(before.get(one.getKey()), one.getValue(), keeps));
  }

  /// {@return the value, or null for empty}
  ///
  /// @param value the value, or empty
  /// @param <T> its type
  public static <T> @Nullable T orNull(Optional<T> value) {
    return value.orElse(null);
  }

  /// {@return the value, or null for empty}
  ///
  /// @param value the value, or empty
  public static @Nullable Integer orNull(OptionalInt value) {
    return value.isPresent() ? (Integer) value.getAsInt() : null;
  }

  /// {@return the value, or null for empty}
  ///
  /// @param value the value, or empty
  public static @Nullable Long orNull(OptionalLong value) {
    return value.isPresent() ? (Long) value.getAsLong() : null;
  }

  /// {@return the value, or null for empty}
  ///
  /// @param value the value, or empty
  public static @Nullable Double orNull(OptionalDouble value) {
    return value.isPresent() ? (Double) value.getAsDouble() : null;
  }

  /// {@return the value, or empty for null}
  ///
  /// @param value the value
  public static OptionalInt ofInt(@Nullable Integer value) {
    return value == null ? OptionalInt.empty() : OptionalInt.of(value);
  }

  /// {@return the value, or empty for null}
  ///
  /// @param value the value
  public static OptionalLong ofLong(@Nullable Long value) {
    return value == null ? OptionalLong.empty() : OptionalLong.of(value);
  }

  /// {@return the value, or empty for null}
  ///
  /// @param value the value
  public static OptionalDouble ofDouble(@Nullable Double value) {
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }
}
