package dev.terrane.provider.attribute;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.codec.Json;
import java.nio.charset.StandardCharsets;

/// Whether two spellings are one value. Has to be an equivalence, and a pure function.
///
/// @param <T> the type of the values
@FunctionalInterface
public interface Equality<T> {
  /// Compares two values that are not equal as they are spelled.
  ///
  /// @param stated what the user wrote or the state holds
  /// @param observed what the remote side or the new configuration says
  /// @return whether they mean the same
  boolean same(T stated, T observed);

  /// Compares texts of JSON: the order of members, white space and the spelling of numbers and
  /// characters do not count. A text that is no JSON is equal to itself alone.
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

  /// Compares texts whose case does not count, in any language.
  ///
  /// @return the equality
  static Equality<String> caseInsensitive() {
    return String::equalsIgnoreCase;
  }

  /// Compares values that are equal in Java, although their spellings differ: `90s` and `1m30s`.
  ///
  /// @param <T> a type with an `equals` of its own
  /// @return the equality
  static <T> Equality<T> byValue() {
    return Object::equals;
  }
}
