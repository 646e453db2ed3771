package dev.terrane.provider.schema;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// A rule for a known value; it never meets null or unknown.
///
/// @param rule whether a value is allowed; must be a pure function
/// @param must what the value must be, to stand behind the attribute's name: `"must be even"`
/// @param <T> the type of the value
public record Check<T>(Predicate<? super T> rule, String must) {
  /// Wants a text to match as a whole.
  ///
  /// @param regex a regular expression
  /// @return the check
  public static Check<String> pattern(String regex) {
    var pattern = Pattern.compile(regex);
    return new Check<>(text -> pattern.matcher(text).matches(), "must match " + regex);
  }

  /// Wants a number within bounds.
  ///
  /// @param min the least allowed
  /// @param max the greatest allowed
  /// @param <N> the type of number
  /// @return the check
  public static <N extends Comparable<? super N>> Check<N> between(N min, N max) {
    return new Check<>(
        number -> number.compareTo(min) >= 0 && number.compareTo(max) <= 0,
        "must be between " + min + " and " + max);
  }

  /// Wants one of some texts.
  ///
  /// @param allowed the texts
  /// @return the check
  public static Check<String> oneOf(String... allowed) {
    var texts = List.of(allowed);
    return new Check<>(texts::contains, "must be one of " + String.join(", ", texts));
  }

  /// Wants a text of some length, counted in characters as users see them in most scripts.
  ///
  /// @param min the least number of Unicode code points
  /// @param max the greatest number of Unicode code points
  /// @return the check
  public static Check<String> length(int min, int max) {
    return new Check<>(
        text -> within(text.codePointCount(0, text.length()), min, max),
        "must have " + min + " to " + max + " characters");
  }

  /// Wants a collection of some size.
  ///
  /// @param min the least number of elements
  /// @param max the greatest number of elements
  /// @param <T> the type of collection
  /// @return the check
  public static <T extends Collection<?>> Check<T> size(int min, int max) {
    return new Check<>(
        all -> within(all.size(), min, max), "must have " + min + " to " + max + " elements");
  }

  boolean allows(T value) {
    try {
      return rule.test(value);
    } catch (RuntimeException | StackOverflowError e) {
      // A regular expression can run out of stack on a text that is only long.
      throw new Rules.FailedCheck(must, e);
    }
  }

  private static boolean within(int size, int min, int max) {
    return size >= min && size <= max;
  }
}
