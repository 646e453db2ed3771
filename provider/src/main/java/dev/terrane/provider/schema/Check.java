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
    return pattern(regex, 0);
  }

  /// Wants a text to match as a whole.
  ///
  /// @param regex a regular expression
  /// @param flags as [Pattern#compile(String, int)] takes them
  /// @return the check
  public static Check<String> pattern(String regex, int flags) {
    var pattern = Pattern.compile(regex, flags);
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

  /// Wants a number, of any type, not to be less.
  ///
  /// @param min the least allowed, in decimal: `"0.5"`
  /// @return the check
  public static Check<Number> atLeast(String min) {
    return new Check<>(Numbers.compared(min, sign -> sign >= 0), "must be at least " + min);
  }

  /// Wants a number, of any type, not to be greater.
  ///
  /// @param max the greatest allowed, in decimal: `"0.5"`
  /// @return the check
  public static Check<Number> atMost(String max) {
    return new Check<>(Numbers.compared(max, sign -> sign <= 0), "must be at most " + max);
  }

  /// Wants a number, of any type, to be greater.
  ///
  /// @param bound the greatest that is not allowed, in decimal: `"0.5"`
  /// @return the check
  public static Check<Number> moreThan(String bound) {
    return new Check<>(Numbers.compared(bound, sign -> sign > 0), "must be greater than " + bound);
  }

  /// Wants a number, of any type, to be less.
  ///
  /// @param bound the least that is not allowed, in decimal: `"0.5"`
  /// @return the check
  public static Check<Number> lessThan(String bound) {
    return new Check<>(Numbers.compared(bound, sign -> sign < 0), "must be less than " + bound);
  }

  /// Wants a number, of any type, with few digits.
  ///
  /// @param integer the greatest number of digits before the point
  /// @param fraction the greatest number of digits behind it, zeros at the end not counted
  /// @return the check
  public static Check<Number> digits(int integer, int fraction) {
    return new Check<>(
        Numbers.digits(integer, fraction),
        "must have at most " + integer + " digits before the point and " + fraction + " behind it");
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
  /// @param max the greatest number of Unicode code points; [Integer#MAX_VALUE] for no limit
  /// @return the check
  public static Check<String> length(int min, int max) {
    return new Check<>(
        text -> within(text.codePointCount(0, text.length()), min, max),
        many(min, max, " character", " characters"));
  }

  /// Wants a text with something else than white space in it.
  ///
  /// @return the check
  public static Check<String> notBlank() {
    return new Check<>(text -> !text.isBlank(), "must not be blank");
  }

  /// Wants what looks like one e-mail address: a name, `@`, and a domain.
  ///
  /// @return the check
  public static Check<String> email() {
    var address = Pattern.compile("[^\\s@,;<>]{1,64}+@[^\\s@,;<>.]++(\\.[^\\s@,;<>.]++)*+");
    return new Check<>(
        text -> address.matcher(text).matches(), "must be an e-mail address such as a@example.com");
  }

  /// Requires valid JSON. An error has line and column.
  ///
  /// @return the check
  public static Check<String> json() {
    return new Check<>(JsonSyntax::isJson, "must be JSON");
  }

  /// Wants a collection of some size.
  ///
  /// @param min the least number of elements
  /// @param max the greatest number of elements; [Integer#MAX_VALUE] for no limit
  /// @param <T> the type of collection
  /// @return the check
  public static <T extends Collection<?>> Check<T> size(int min, int max) {
    return new Check<>(
        all -> within(all.size(), min, max), many(min, max, " element", " elements"));
  }

  /// Wants a map of some size.
  ///
  /// @param min the least number of entries
  /// @param max the greatest number of entries; [Integer#MAX_VALUE] for no limit
  /// @return the check
  public static Check<Map<?, ?>> entries(int min, int max) {
    return new Check<>(
        all -> within(all.size(), min, max), many(min, max, " element", " elements"));
  }

  /// Wants each element of a collection to obey a rule; elements that are null are not asked.
  ///
  /// @param check the rule
  /// @param <E> the type of an element
  /// @return the check
  public static <E> Check<Collection<? extends @Nullable E>> each(Check<? super E> check) {
    return new Check<>(
        ElementCheck.of(all -> allow(all, check), check.rule()), inEach("element", check));
  }

  /// Wants each value of a map to obey a rule; values that are null are not asked.
  ///
  /// @param check the rule
  /// @param <E> the type of a value
  /// @return the check
  public static <E> Check<Map<String, ? extends @Nullable E>> eachValue(Check<? super E> check) {
    return new Check<>(
        ElementCheck.of(all -> allow(all.values(), check), check.rule()), inEach("element", check));
  }

  private static <E> boolean allow(Collection<? extends @Nullable E> all, Check<? super E> check) {
    return all.stream().allMatch(one -> one == null || check.rule().test(one));
  }

  /// Wants each key of a map to obey a rule.
  ///
  /// @param check the rule
  /// @return the check
  public static Check<Map<String, ?>> eachKey(Check<? super String> check) {
    return new Check<>(
        new ElementCheck<Map<String, ?>>(all -> all.keySet().stream().allMatch(check.rule()), 0),
        inEach("key", check));
  }

  /// The same rule in other words.
  ///
  /// @param words what the value must be, to stand behind the attribute's name
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

  /// Which checks a value breaks; one that has an invalid value breaks that alone. Of what is not
  /// wholly known, only the known elements are judged.
  static <T> List<Rules.Violation> violations(
      List<Check<? super T>> checks, AttributeType<T> type, CtyValue value) {
    if (!value.isWhollyKnown()) {
      return checks.stream().flatMap(check -> check.ofKnown(type, value).stream()).toList();
    }
    T decoded;
    try {
      decoded = type.decode(value);
    } catch (CtyException e) {
      return List.of(Rules.Violation.of(e));
    }
    return checks.stream().flatMap(check -> check.violation(decoded).stream()).toList();
  }

  private Optional<Rules.Violation> ofKnown(AttributeType<? extends T> type, CtyValue value) {
    if (!(rule instanceof ElementCheck<? super T> each)) {
      return Optional.empty();
    }
    if (each.isOfKeys()) {
      return value instanceof MapValue(_, var entries) ? ofKeys(entries) : Optional.empty();
    }
    try {
      return violation(type.decode(each.known(value)));
    } catch (CtyException _) {
      // It is reported at its path as soon as all is known.
      return Optional.empty();
    }
  }

  // A rule for keys looks at nothing else.
  @SuppressWarnings("unchecked")
  private Optional<Rules.Violation> ofKeys(Map<String, CtyValue> entries) {
    return violation((T) entries);
  }

  private Optional<Rules.Violation> violation(T value) {
    try {
      return allows(value)
          ? Optional.empty()
          : Optional.of(new Rules.Violation(CtyPath.ROOT, must, false, Optional.empty()));
    } catch (CtyException e) {
      return Optional.of(Rules.Violation.of(e));
    }
  }

  private boolean allows(T value) {
    try {
      return rule.test(value);
    } catch (CtyException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      // A regular expression can run out of stack on a text that is only long.
      throw new Rules.FailedCheck(must, e);
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
