package dev.terrane.provider.attribute;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.codec.Json;
import java.nio.charset.StandardCharsets;

/// Decides whether two different values are equivalent, so that no change is planned. Must be an
/// equivalence relation and a pure function.
///
/// @param <T> the type of the values
@FunctionalInterface
public interface Equality<T> {
  /// Compares two values that are not equal.
  ///
  /// @param stated the configured or stored value
  /// @param observed the value of the remote object or of the new configuration
  /// @return whether they are equivalent
  boolean same(T stated, T observed);

  /// Compares JSON texts without regard to the order of members, white space, and the notation of
  /// numbers and characters. A text that is not valid JSON is equal only to itself.
  ///
  /// @return the equality
  static Equality<String> json() {
    return (stated, observed) -> {
      try {
        return Json.decodeDocument(stated.getBytes(StandardCharsets.UTF_8))
            .equals(Json.decodeDocument(observed.getBytes(StandardCharsets.UTF_8)));
      } catch (CtyException _) {
        return stated.equals(observed);
      }
    };
  }

  /// Compares strings without regard to case, as [String#equalsIgnoreCase] does.
  ///
  /// @return the equality
  static Equality<String> caseInsensitive() {
    return String::equalsIgnoreCase;
  }

  /// Compares values with `equals`, for Java types with several textual representations of one
  /// value: `90s` and `1m30s` are the same [java.time.Duration].
  ///
  /// @param <T> a type that overrides `equals`
  /// @return the equality
  static <T> Equality<T> byValue() {
    return Object::equals;
  }
}
