package dev.terrane.provider.spi;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Turns nested objects into another view of them, one by one and in order. No collection at all
/// becomes an empty one.
public final class Each {
  private Each() {}

  /// {@return the other view of one object, or null for null}
  ///
  /// @param one the object
  /// @param view makes the other view
  /// @param <A> the view
  /// @param <B> the other view
  public static <A, B> @Nullable B single(@Nullable A one, Function<? super A, ? extends B> view) {
    return one == null ? null : view.apply(one);
  }

  /// {@return the other views of a list}
  ///
  /// @param all the objects
  /// @param view makes the other view
  /// @param <A> the view
  /// @param <B> the other view
  public static <A, B> List<B> list(
      @Nullable Collection<? extends A> all, Function<? super A, ? extends B> view) {
    return all == null ? List.of() : all.stream().<B>map(view).toList();
  }

  /// {@return the other views of a set}
  ///
  /// @param all the objects
  /// @param view makes the other view
  /// @param <A> the view
  /// @param <B> the other view
  public static <A, B> Set<B> set(
      @Nullable Collection<? extends A> all, Function<? super A, ? extends B> view) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(list(all, view)));
  }

  /// {@return the other views of a map}
  ///
  /// @param all the objects
  /// @param view makes the other view
  /// @param <A> the view
  /// @param <B> the other view
  public static <A, B> Map<String, B> map(
      @Nullable Map<String, ? extends A> all, Function<? super A, ? extends B> view) {
    var views = new LinkedHashMap<String, B>();
    if (all != null) {
      all.forEach((key, one) -> views.put(key, view.apply(one)));
    }
    return Collections.unmodifiableMap(views);
  }
}
