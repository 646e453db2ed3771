package dev.terrane.provider.schema;

import dev.terrane.provider.internal.JsonMeaning;

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

  /// Texts of JSON: the order of members, white space and the spelling of numbers make no
  /// difference. A text that is no JSON is the same as itself only.
  ///
  /// @return the equality
  static Equality<String> json() {
    return JsonMeaning::same;
  }

  /// Texts whose letters count without their case, in any language.
  ///
  /// @return the equality
  static Equality<String> caseInsensitive() {
    return String::equalsIgnoreCase;
  }

  /// Values that are equal in Java, although their spellings differ: `90s` and `1m30s`.
  ///
  /// @param <T> a type with an `equals` of its own
  /// @return the equality
  static <T> Equality<T> byValue() {
    return Object::equals;
  }
}
