package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.provider.internal.ElementCheck;
import dev.terrane.provider.internal.JsonSyntax;
import dev.terrane.provider.internal.Numbers;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A check of a known value. It is never applied to null or unknown values.
///
/// @param rule returns whether a value is valid; must be a pure function
/// @param must the requirement, which follows the attribute's name in messages: `"must be even"`
/// @param <T> the type of the value
public record Check<T>(Predicate<? super T> rule, String must) {
  /// Requires the whole string to match a regular expression.
  ///
  /// @param regex a regular expression
  /// @return the check
  public static Check<String> pattern(String regex) {
    return pattern(regex, 0);
  }

  /// Requires the whole string to match a regular expression.
  ///
  /// @param regex a regular expression
  /// @param flags the flags of [Pattern#compile(String, int)]
  /// @return the check
  public static Check<String> pattern(String regex, int flags) {
    var pattern = Pattern.compile(regex, flags);
    return new Check<>(text -> pattern.matcher(text).matches(), "must match " + regex);
  }

  /// Requires a value between two bounds, inclusive.
  ///
  /// @param min the minimum
  /// @param max the maximum
  /// @param <N> the type of number
  /// @return the check
  public static <N extends Comparable<? super N>> Check<N> between(N min, N max) {
    return new Check<>(
        number -> number.compareTo(min) >= 0 && number.compareTo(max) <= 0,
        "must be between " + min + " and " + max);
  }

  /// Requires a number of any Java type to be at least a bound.
  ///
  /// @param min the minimum, in decimal: `"0.5"`
  /// @return the check
  public static Check<Number> atLeast(String min) {
    return new Check<>(Numbers.compared(min, sign -> sign >= 0), "must be at least " + min);
  }

  /// Requires a number of any Java type to be at most a bound.
  ///
  /// @param max the maximum, in decimal: `"0.5"`
  /// @return the check
  public static Check<Number> atMost(String max) {
    return new Check<>(Numbers.compared(max, sign -> sign <= 0), "must be at most " + max);
  }

  /// Requires a number of any Java type to be greater than a bound.
  ///
  /// @param bound the exclusive lower bound, in decimal notation: `"0.5"`
  /// @return the check
  public static Check<Number> moreThan(String bound) {
    return new Check<>(Numbers.compared(bound, sign -> sign > 0), "must be greater than " + bound);
  }

  /// Requires a number of any Java type to be less than a bound.
  ///
  /// @param bound the exclusive upper bound, in decimal notation: `"0.5"`
  /// @return the check
  public static Check<Number> lessThan(String bound) {
    return new Check<>(Numbers.compared(bound, sign -> sign < 0), "must be less than " + bound);
  }

  /// Limits the number of digits of a number of any Java type.
  ///
  /// @param integer the maximum number of digits before the decimal point
  /// @param fraction the maximum number of digits after it, without trailing zeros
  /// @return the check
  public static Check<Number> digits(int integer, int fraction) {
    return new Check<>(
        Numbers.digits(integer, fraction),
        "must have at most "
            + integer
            + " digits before the decimal point and "
            + fraction
            + " after it");
  }

  /// Requires one of these strings.
  ///
  /// @param allowed the valid strings
  /// @return the check
  public static Check<String> oneOf(String... allowed) {
    var texts = List.of(allowed);
    return new Check<>(texts::contains, "must be one of " + String.join(", ", texts));
  }

  /// Limits the length of a string, in Unicode code points.
  ///
  /// @param min the minimum length
  /// @param max the maximum length; [Integer#MAX_VALUE] for no limit
  /// @return the check
  public static Check<String> length(int min, int max) {
    return new Check<>(
        text -> within(text.codePointCount(0, text.length()), min, max),
        many(min, max, " character", " characters"));
  }

  /// Requires a string with at least one character that is not white space.
  ///
  /// @return the check
  public static Check<String> notBlank() {
    return new Check<>(text -> !text.isBlank(), "must not be blank");
  }

  /// Requires the form of one e-mail address: a name, `@`, and a domain.
  ///
  /// @return the check
  public static Check<String> email() {
    var address = Pattern.compile("[^\\s@,;<>]{1,64}+@[^\\s@,;<>.]++(\\.[^\\s@,;<>.]++)*+");
    return new Check<>(
        text -> address.matcher(text).matches(), "must be an e-mail address such as a@example.com");
  }

  /// Requires valid JSON. The error contains line and column.
  ///
  /// @return the check
  public static Check<String> json() {
    return new Check<>(JsonSyntax::isJson, "must be JSON");
  }

  /// Limits the size of a collection.
  ///
  /// @param min the minimum number of elements
  /// @param max the maximum number of elements; [Integer#MAX_VALUE] for no limit
  /// @param <T> the type of collection
  /// @return the check
  public static <T extends Collection<?>> Check<T> size(int min, int max) {
    return new Check<>(
        all -> within(all.size(), min, max), many(min, max, " element", " elements"));
  }

  /// Limits the size of a map.
  ///
  /// @param min the minimum number of entries
  /// @param max the maximum number of entries; [Integer#MAX_VALUE] for no limit
  /// @return the check
  public static Check<Map<?, ?>> entries(int min, int max) {
    return new Check<>(
        all -> within(all.size(), min, max), many(min, max, " element", " elements"));
  }

  /// Applies a check to each element of a collection that is not null.
  ///
  /// @param check the check
  /// @param <E> the type of an element
  /// @return the check
  public static <E> Check<Collection<? extends @Nullable E>> each(Check<? super E> check) {
    return new Check<>(
        ElementCheck.of(all -> allow(all, check), check.rule()), inEach("element", check));
  }

  /// Applies a check to each value of a map that is not null.
  ///
  /// @param check the check
  /// @param <E> the type of a value
  /// @return the check
  public static <E> Check<Map<String, ? extends @Nullable E>> eachValue(Check<? super E> check) {
    return new Check<>(
        ElementCheck.of(all -> allow(all.values(), check), check.rule()), inEach("element", check));
  }

  private static <E> boolean allow(Collection<? extends @Nullable E> all, Check<? super E> check) {
    return all.stream().allMatch(one -> one == null || check.rule().test(one));
  }

  /// Applies a check to each key of a map.
  ///
  /// @param check the check
  /// @return the check
  public static Check<Map<String, ?>> eachKey(Check<? super String> check) {
    return new Check<>(
        new ElementCheck<Map<String, ?>>(all -> all.keySet().stream().allMatch(check.rule()), 0),
        inEach("key", check));
  }

  /// Returns this check with another message.
  ///
  /// @param words the requirement, which follows the attribute's name in messages
  /// @return the check
  public Check<T> saying(String words) {
    return new Check<>(rule, words);
  }

  private static String inEach(String part, Check<?> check) {
    var must = check.must();
    return must.startsWith("must ")
        ? "must in each " + part + " " + must.substring("must ".length())
        : must;
  }

  /// Returns the checks that a value does not pass. A value that does not match its Java type is
  /// reported as such, and not checked. In a value that is not wholly known, only the known
  /// elements are checked.
  static <T> List<AttributeRules.Violation> violations(
      List<Check<? super T>> checks, AttributeType<T> type, CtyValue value) {
    if (!value.isWhollyKnown()) {
      return checks.stream().flatMap(check -> check.ofKnown(type, value).stream()).toList();
    }
    T decoded;
    try {
      decoded = type.decode(value);
    } catch (CtyException e) {
      return List.of(AttributeRules.Violation.of(e));
    }
    return checks.isEmpty()
        ? List.of()
        : checks.stream().flatMap(check -> check.violation(decoded).stream()).toList();
  }

  private Optional<AttributeRules.Violation> ofKnown(
      AttributeType<? extends T> type, CtyValue value) {
    if (!(rule instanceof ElementCheck<? super T> each)) {
      return Optional.empty();
    }
    if (each.isOfKeys()) {
      return value instanceof MapValue(_, var entries) ? ofKeys(entries) : Optional.empty();
    }
    try {
      return violation(type.decode(each.known(value)));
    } catch (CtyException _) {
      // Reported at its path when the whole value is known.
      return Optional.empty();
    }
  }

  // A check of keys does not read the values.
  @SuppressWarnings("unchecked")
  private Optional<AttributeRules.Violation> ofKeys(Map<String, CtyValue> entries) {
    return violation((T) entries);
  }

  private Optional<AttributeRules.Violation> violation(T value) {
    try {
      return allows(value)
          ? Optional.empty()
          : Optional.of(new AttributeRules.Violation(CtyPath.ROOT, must, false, Optional.empty()));
    } catch (CtyException e) {
      return Optional.of(AttributeRules.Violation.of(e));
    }
  }

  private boolean allows(T value) {
    try {
      return rule.test(value);
    } catch (CtyException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      // A regular expression can exhaust the stack on a long text.
      throw new AttributeRules.FailedCheck(must, e);
    }
  }

  private static boolean within(int size, int min, int max) {
    return size >= min && size <= max;
  }

  private static String many(int min, int max, String one, String several) {
    if (min == 1 && max == Integer.MAX_VALUE) {
      return "must not be empty";
    }
    if (min == max) {
      return "must have exactly " + min + (min == 1 ? one : several);
    }
    if (max == Integer.MAX_VALUE) {
      return "must have at least " + min + several;
    }
    return min == 0
        ? "must have at most " + max + (max == 1 ? one : several)
        : "must have " + min + " to " + max + several;
  }
}
