package dev.terrane.provider.attribute;

import dev.terrane.cty.CtyException;

/// Decides whether two different values are equivalent, so that no change is planned. Must be a
/// pure function, and an equivalence relation unless [#unchanged] is overridden.
///
/// @param <T> the type of the values
@FunctionalInterface
public interface Equality<T> {
  /// Compares two values that are not equal: whether a remote object has the value that was
  /// configured. If it has, the state keeps the configured value.
  ///
  /// @param stated the configured or stored value
  /// @param observed the value of the remote object
  /// @return whether they are equivalent
  boolean same(T stated, T observed);

  /// Compares a stored value with that of a new configuration or plan, which are not equal. If it
  /// is unchanged, the plan keeps the stored value. Returns `same(stored, configured)`; override it
  /// if a remote object may have more than was configured, because what a user removes from the
  /// configuration is a change all the same.
  ///
  /// @param stored the value in the state
  /// @param configured the new value
  /// @return whether they are equivalent; must be an equivalence relation
  default boolean unchanged(T stored, T configured) {
    return same(stored, configured);
  }

  /// Compares JSON texts without regard to the order of members, white space, and the notation of
  /// numbers and characters. A text that is not valid JSON is equal only to itself.
  ///
  /// @return the equality
  static Equality<String> json() {
    return (stated, observed) -> {
      try {
        return JsonSubset.document(stated).equals(JsonSubset.document(observed));
      } catch (CtyException _) {
        return stated.equals(observed);
      }
    };
  }

  /// Compares JSON texts like [#json], but ignores what a remote object has in addition: a member
  /// of an object that was not configured, at every depth. A configured member that is null equals
  /// a member that is absent. Arrays have the same number of elements, in the same order. A change
  /// of the configuration is a change of the attribute, including a member that the user removes.
  ///
  /// @return the equality
  static Equality<String> jsonSubset() {
    return new JsonSubset();
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
