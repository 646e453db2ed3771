package dev.terrane.provider;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The difference between two sets: the elements to add and those to remove.
///
/// @param added in the second set only, in its order
/// @param removed in the first set only, in its order
/// @param <T> the type of the elements
public record Delta<T extends @Nullable Object>(Set<T> added, Set<T> removed) {
  /// Compares two sets.
  ///
  /// @param before the first set, usually the prior value; null counts as empty
  /// @param after the second set, usually the planned value; null counts as empty
  /// @param <T> the type of the elements
  /// @return the difference
  public static <T extends @Nullable Object> Delta<T> between(
      @Nullable Set<T> before, @Nullable Set<T> after) {
    Set<T> old = before == null ? Set.of() : before;
    Set<T> wanted = after == null ? Set.of() : after;
    return new Delta<>(without(wanted, old), without(old, wanted));
  }

  private static <T extends @Nullable Object> Set<T> without(Set<T> all, Set<T> known) {
    var rest = new LinkedHashSet<>(all);
    // Set.of and Set.copyOf return sets whose contains(null) throws.
    rest.removeAll(new HashSet<>(known));
    return Collections.unmodifiableSet(rest);
  }
}
