package dev.terrane.provider.spi;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Completes planned nested objects with the objects that the remote side returned. Objects of a
/// map are matched by key, those of a set by their configured values, those of a list by their
/// configured values and then by index. An object that the remote side does not return is a
/// failure. An element that is null stays null.
public final class NestedStates {
  private NestedStates() {}

  /// Completes one object.
  ///
  /// @param where the attribute
  /// @param in the planned values
  /// @param observed the values that the remote side returned
  /// @param <I> the view of the planned values
  /// @param <S> the record
  /// @return the completed object
  /// @throws Failure when the object was not returned
  public static <I extends NestedInput<I, S>, S> S single(
      Attribute<?> where, I in, @Nullable S observed) {
    return in.toStateFrom(present(observed, CtyPath.ROOT.attribute(where.name())));
  }

  /// Completes the objects of a list. The remote side may return them in another order, and some
  /// values in another representation.
  ///
  /// @param where the attribute
  /// @param in the planned values
  /// @param observed the values that the remote side returned
  /// @param arguments returns the planned values that correspond to a returned object
  /// @param <I> the view of the planned values
  /// @param <S> the record
  /// @return the completed objects
  /// @throws Failure when fewer objects were returned
  public static <I extends NestedInput<I, S>, S> List<S> list(
      Attribute<?> where,
      List<? extends @Nullable I> in,
      @Nullable List<? extends @Nullable S> observed,
      Function<? super S, ? extends I> arguments) {
    List<? extends @Nullable S> seen = observed == null ? List.of() : observed;
    Map<Integer, S> pairs = pairs(in, seen, (asked, one) -> isAnswer(asked, one, arguments));
    var complete = new ArrayList<@Nullable S>();
    for (var one : in) {
      var path = CtyPath.ROOT.attribute(where.name()).index(complete.size());
      complete.add(completed(one, pairs.get(complete.size()), path));
    }
    return unmodifiable(complete);
  }

  private static <I extends NestedInput<I, S>, S> @Nullable S completed(
      @Nullable I asked, @Nullable S observed, CtyPath path) {
    return asked == null ? null : asked.toStateFrom(present(observed, path));
  }

  // An element is null only where the type of the elements allows it.
  @SuppressWarnings("NullAway")
  private static <S> List<S> unmodifiable(List<@Nullable S> complete) {
    return Collections.unmodifiableList(complete);
  }

  @SuppressWarnings("NullAway")
  private static <S> Map<String, S> unmodifiable(Map<String, @Nullable S> complete) {
    return Collections.unmodifiableMap(complete);
  }

  /// Pairs the elements of one list with the indexes of another: first those that match at the same
  /// index, then those that match at any index, then the rest in order. Null is never paired.
  private static <A, B> Map<Integer, B> pairs(
      List<? extends @Nullable A> asked,
      List<? extends @Nullable B> seen,
      BiPredicate<? super A, ? super B> fits) {
    List<Map.Entry<Integer, A>> wanted = present(asked);
    List<Map.Entry<Integer, B>> left = present(seen);
    BiPredicate<Map.Entry<Integer, A>, Map.Entry<Integer, B>> same =
        (one, other) -> one.getKey().equals(other.getKey());
    BiPredicate<Map.Entry<Integer, A>, Map.Entry<Integer, B>> fitting =
        (one, other) -> fits.test(one.getValue(), other.getValue());
    var pairs = new HashMap<Integer, B>();
    for (var rule : List.of(same.and(fitting), fitting, (_, _) -> true)) {
      wanted.removeIf(one -> {
        var found = taken(left, one, rule);
        found.ifPresent(other -> pairs.put(one.getKey(), other.getValue()));
        return found.isPresent();
      });
    }
    return pairs;
  }

  private static <T> List<Map.Entry<Integer, T>> present(List<? extends @Nullable T> all) {
    var present = new ArrayList<Map.Entry<Integer, T>>();
    for (var at = 0; at < all.size(); at++) {
      T one = all.get(at);
      if (one != null) {
        present.add(Map.entry(at, one));
      }
    }
    return present;
  }

  /// Whether a returned object matches the planned values. Values that are never returned, such as
  /// write-only values, are ignored.
  private static <I extends NestedInput<I, S>, S> boolean isAnswer(
      I asked, S seen, Function<? super S, ? extends I> arguments) {
    try {
      return arguments.apply(asked.toStateFrom(seen)).keeps(arguments.apply(seen));
    } catch (RuntimeException _) {
      // The constructor of a record may reject a combination of values of two different objects.
      return false;
    }
  }

  /// Completes the objects of a set.
  ///
  /// @param where the attribute
  /// @param in the planned values
  /// @param observed the values that the remote side returned
  /// @param arguments returns the planned values that correspond to a returned object
  /// @param <I> the view of the planned values
  /// @param <S> the record
  /// @return the completed objects
  /// @throws Failure when no returned object matches
  public static <I extends NestedInput<I, S>, S> Set<S> set(
      Attribute<?> where,
      Set<? extends @Nullable I> in,
      @Nullable Set<? extends @Nullable S> observed,
      Function<? super S, ? extends I> arguments) {
    var left = new ArrayList<S>();
    if (observed != null) {
      observed.stream().filter(Objects::nonNull).forEach(left::add);
    }
    var complete = new ArrayList<@Nullable S>();
    for (I one : in) {
      var found =
          one == null
              ? Optional.<S>empty()
              : taken(left, one, (asked, seen) -> asked.keeps(arguments.apply(seen)));
      complete.add(completed(one, found.orElse(null), CtyPath.ROOT.attribute(where.name())));
    }
    return Collections.unmodifiableSet(new LinkedHashSet<>(unmodifiable(complete)));
  }

  /// Completes the objects of a map.
  ///
  /// @param where the attribute
  /// @param in the planned values
  /// @param observed the values that the remote side returned
  /// @param <I> the view of the planned values
  /// @param <S> the record
  /// @return the completed objects
  /// @throws Failure when a key was not returned
  public static <I extends NestedInput<I, S>, S> Map<String, S> map(
      Attribute<?> where,
      Map<String, ? extends @Nullable I> in,
      @Nullable Map<String, ? extends @Nullable S> observed) {
    Map<String, ? extends @Nullable S> seen = observed == null ? Map.of() : observed;
    var complete = new LinkedHashMap<String, @Nullable S>();
    in.forEach((key, one) -> {
      var path = CtyPath.ROOT.attribute(where.name()).key(key);
      complete.put(key, NestedStates.<I, S>completed(one, seen.get(key), path));
    });
    return unmodifiable(complete);
  }

  /// Removes and returns the first element that matches.
  static <A, B> Optional<B> taken(
      Collection<B> left, A asked, BiPredicate<? super A, ? super B> fits) {
    var found = left.stream().filter(one -> fits.test(asked, one)).findFirst();
    found.ifPresent(left::remove);
    return found;
  }

  private static <S> S present(@Nullable S observed, CtyPath path) {
    if (observed == null) {
      throw new Failure(
          Diagnostic.error(
              path,
              "Incomplete response from the remote side: " + path,
              "The response of the remote side does not contain "
                  + path
                  + ", which the provider has just requested. If the remote side is eventually"
                  + " consistent, the provider must wait for the value. Report this to the"
                  + " provider's developers."));
    }
    return observed;
  }
}
