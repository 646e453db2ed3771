package dev.terrane.provider.validation;

import dev.terrane.cty.CtyException;
import dev.terrane.provider.internal.Numbers;
import dev.terrane.provider.schema.Check;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Further checks, beside those of [Check].
public final class Checks {
  private Checks() {}

  /// Requires that at least one of several checks passes.
  ///
  /// @param checks the checks, at least one
  /// @param <T> the type of the value
  /// @return the check
  /// @throws IllegalArgumentException without a check
  @SafeVarargs
  // The array is only read.
  @SuppressWarnings("varargs")
  public static <T> Check<T> anyOf(Check<? super T>... checks) {
    var all = List.of(checks);
    if (all.isEmpty()) {
      throw new IllegalArgumentException("anyOf requires at least one check");
    }
    return new Check<>(
        value -> all.stream().anyMatch(check -> passes(check, value)),
        all.stream().map(Check::must).collect(Collectors.joining(", or ")));
  }

  private static <T> boolean passes(Check<? super T> check, T value) {
    try {
      return check.rule().test(value);
    } catch (CtyException _) {
      return false;
    }
  }

  /// Requires none of these strings.
  ///
  /// @param refused the strings that are not valid
  /// @return the check
  public static Check<String> noneOf(String... refused) {
    var texts = List.of(refused);
    return new Check<>(text -> !texts.contains(text), "must not be " + String.join(" or ", texts));
  }

  /// Requires one of these numbers, of any Java type.
  ///
  /// @param allowed the valid numbers, in decimal notation: `"0.5"`
  /// @return the check
  /// @throws NumberFormatException for a text that is not a number
  public static Check<Number> oneOfNumbers(String... allowed) {
    var numbers = numbers(allowed);
    return new Check<>(
        number -> isIn(numbers, number), "must be one of " + String.join(", ", allowed));
  }

  /// Requires none of these numbers, of any Java type.
  ///
  /// @param refused the numbers that are not valid, in decimal notation: `"0.5"`
  /// @return the check
  /// @throws NumberFormatException for a text that is not a number
  public static Check<Number> noneOfNumbers(String... refused) {
    var numbers = numbers(refused);
    return new Check<>(
        number -> !isIn(numbers, number), "must not be " + String.join(" or ", refused));
  }

  private static List<BigDecimal> numbers(String... texts) {
    return Stream.of(texts).map(BigDecimal::new).toList();
  }

  private static boolean isIn(List<BigDecimal> numbers, Number number) {
    var exact = Numbers.exact(number);
    return numbers.stream().anyMatch(one -> one.compareTo(exact) == 0);
  }

  /// Requires elements that differ from each other.
  ///
  /// @param <T> the type of collection
  /// @return the check
  public static <T extends Collection<?>> Check<T> uniqueElements() {
    return new Check<>(Checks::areUnique, "must not contain an element twice");
  }

  /// Requires values of a map that differ from each other.
  ///
  /// @return the check
  public static Check<Map<?, ?>> uniqueValues() {
    return new Check<>(map -> areUnique(map.values()), "must not contain a value twice");
  }

  private static boolean areUnique(Collection<?> all) {
    return new HashSet<Object>(all).size() == all.size();
  }

  /// Requires an absolute URL with a host.
  ///
  /// @param schemes the schemes that are allowed, in lower case
  /// @return the check
  public static Check<URI> url(String... schemes) {
    var allowed = List.of(schemes);
    return new Check<>(uri -> isUrl(uri, allowed), mustBeUrl(allowed));
  }

  /// Requires a string that is an absolute URL with a host.
  ///
  /// @param schemes the schemes that are allowed, in lower case
  /// @return the check
  public static Check<String> urlString(String... schemes) {
    var allowed = List.of(schemes);
    return new Check<>(text -> isUrl(text, allowed), mustBeUrl(allowed));
  }

  private static String mustBeUrl(List<String> schemes) {
    return "must be a URL that begins with "
        + schemes.stream().map(scheme -> scheme + "://").collect(Collectors.joining(" or "));
  }

  private static boolean isUrl(String text, List<String> schemes) {
    try {
      return isUrl(new URI(text), schemes);
    } catch (URISyntaxException _) {
      return false;
    }
  }

  private static boolean isUrl(URI uri, List<String> schemes) {
    return uri.getScheme() != null
        && uri.getHost() != null
        && schemes.contains(uri.getScheme().toLowerCase(Locale.ROOT));
  }
}
