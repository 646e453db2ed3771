package dev.terrane.provider.spi;

import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.ObjectView;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Converts a stored state, or its nested objects, to complete records. Nested objects that are
/// incomplete are omitted. An element that is null stays null.
public final class CompleteObjects {
  private CompleteObjects() {}

  /// {@return the record of a complete state}
  ///
  /// @param stored the stored state
  /// @param read creates the record
  /// @param <S> the record
  /// @throws Failure at the attribute that is missing
  public static <S> S state(ObjectView stored, Function<? super ObjectView, S> read) {
    try {
      return read.apply(stored);
    } catch (Failure e) {
      var path = e.diagnostic().path();
      throw new Failure(
              Diagnostic.error(
                  path,
                  "Incomplete state: " + path,
                  "The state contains no "
                      + path
                      + ". A state can be incomplete after a checkpoint, an import or an"
                      + " upgrade. This is a bug in the provider: only the identity is always"
                      + " present in a stored state."))
          .because(e);
    }
  }

  /// {@return the complete object, or null when it is incomplete}
  ///
  /// @param one the stored object
  /// @param view returns the complete object, or empty
  /// @param <A> the view of a stored object
  /// @param <B> the type of a complete object
  public static <A, B> @Nullable B single(@Nullable A one, Function<? super A, Optional<B>> view) {
    return one == null ? null : view.apply(one).orElse(null);
  }

  /// {@return the complete objects of a list}
  ///
  /// @param all the stored objects
  /// @param view returns the complete object, or empty
  /// @param <A> the view of a stored object
  /// @param <B> the type of a complete object
  public static <A, B extends @Nullable Object> List<B> list(
      @Nullable Collection<? extends @Nullable A> all,
      Function<? super A, ? extends Optional<? extends B>> view) {
    return all == null ? List.of() : all.stream().<B>flatMap(one -> viewed(one, view)).toList();
  }

  /// {@return the complete objects of a set}
  ///
  /// @param all the stored objects
  /// @param view returns the complete object, or empty
  /// @param <A> the view of a stored object
  /// @param <B> the type of a complete object
  public static <A, B extends @Nullable Object> Set<B> set(
      @Nullable Collection<? extends @Nullable A> all,
      Function<? super A, ? extends Optional<? extends B>> view) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(list(all, view)));
  }

  /// {@return the complete objects of a map}
  ///
  /// @param all the stored objects
  /// @param view returns the complete object, or empty
  /// @param <A> the view of a stored object
  /// @param <B> the type of a complete object
  public static <A, B extends @Nullable Object> Map<String, B> map(
      @Nullable Map<String, ? extends @Nullable A> all,
      Function<? super A, ? extends Optional<? extends B>> view) {
    var views = new LinkedHashMap<String, B>();
    if (all != null) {
      all.forEach((key, one) ->
          CompleteObjects.<A, B>viewed(one, view).forEach(found -> views.put(key, found)));
    }
    return Collections.unmodifiableMap(views);
  }

  // An element is null only where the elements of the other view may be null too.
  @SuppressWarnings("NullAway")
  private static <A, B extends @Nullable Object> Stream<B> viewed(
      @Nullable A one, Function<? super A, ? extends Optional<? extends B>> view) {
    return one == null ? Stream.of((B) null) : view.apply(one).<B>map(found -> found).stream();
  }
}
