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

/// Converts nested objects to another view, in order. A null collection becomes an empty one; an
/// element that is null stays null.
public final class NestedViews {
  private NestedViews() {}

  /// {@return the other view of one object, or null for null}
  ///
  /// @param one the object
  /// @param view converts one object
  /// @param <A> the view
  /// @param <B> the other view
  public static <A, B> @Nullable B single(@Nullable A one, Function<? super A, ? extends B> view) {
    return one == null ? null : view.apply(one);
  }

  /// {@return the other views of a list}
  ///
  /// @param all the objects
  /// @param view converts one object
  /// @param <A> the view
  /// @param <B> the other view
  public static <A, B extends @Nullable Object> List<B> list(
      @Nullable Collection<? extends @Nullable A> all, Function<? super A, ? extends B> view) {
    return all == null ? List.of() : all.stream().<B>map(one -> viewed(one, view)).toList();
  }

  /// {@return the other views of a set}
  ///
  /// @param all the objects
  /// @param view converts one object
  /// @param <A> the view
  /// @param <B> the other view
  public static <A, B extends @Nullable Object> Set<B> set(
      @Nullable Collection<? extends @Nullable A> all, Function<? super A, ? extends B> view) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(list(all, view)));
  }

  /// {@return the other views of a map}
  ///
  /// @param all the objects
  /// @param view converts one object
  /// @param <A> the view
  /// @param <B> the other view
  public static <A, B extends @Nullable Object> Map<String, B> map(
      @Nullable Map<String, ? extends @Nullable A> all, Function<? super A, ? extends B> view) {
    var views = new LinkedHashMap<String, B>();
    if (all != null) {
      all.forEach((key, one) -> views.put(key, viewed(one, view)));
    }
    return Collections.unmodifiableMap(views);
  }

  // An element is null only where the elements of the other view may be null too.
  @SuppressWarnings("NullAway")
  private static <A, B extends @Nullable Object> B viewed(
      @Nullable A one, Function<? super A, ? extends B> view) {
    return one == null ? null : view.apply(one);
  }
}
