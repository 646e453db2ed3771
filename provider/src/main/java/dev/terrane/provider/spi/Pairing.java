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
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Completes nested objects by what was observed of each: a map by key, a set by what was asked
/// for, a list by what was asked for and then in order. What the remote side does not tell is a
/// failure that says so.
public final class Pairing {
  private Pairing() {}

  /// One object.
  ///
  /// @param where the attribute
  /// @param in what must be done
  /// @param observed what the remote side says
  /// @param <I> the view of what must be done
  /// @param <S> the record
  /// @return the completed object
  /// @throws Failure when nothing was observed
  public static <I extends NestedInput<I, S>, S> S single(
      Attribute<?> where, I in, @Nullable S observed) {
    return in.toStateFrom(present(observed, CtyPath.ROOT.attribute(where.name())));
  }

  /// A list. The remote side may tell it in another order, and spell some of it in its own way.
  ///
  /// @param where the attribute
  /// @param in what must be done
  /// @param observed what the remote side says
  /// @param arguments what was asked for to get one of the observed
  /// @param <I> the view of what must be done
  /// @param <S> the record
  /// @return the completed objects
  /// @throws Failure when fewer were observed
  public static <I extends NestedInput<I, S>, S> List<S> list(
      Attribute<?> where,
      List<I> in,
      @Nullable List<S> observed,
      Function<? super S, ? extends I> arguments) {
    var seen = observed == null ? List.<S>of() : observed;
    var pairs = pairs(in, seen, (asked, one) -> isAnswer(asked, one, arguments));
    var complete = new ArrayList<S>();
    for (var one : in) {
      var at = complete.size();
      var path = CtyPath.ROOT.attribute(where.name()).index(at);
      var found = pairs.get(at);
      complete.add(one.toStateFrom(present(found == null ? null : seen.get(found), path)));
    }
    return Collections.unmodifiableList(complete);
  }

  /// Which index of one list belongs to which of another: first where something fits at the same
  /// place, then where it fits at any, then what is left, in order.
  private static <A, B> Map<Integer, Integer> pairs(
      List<A> asked, List<B> seen, BiPredicate<? super A, ? super B> fits) {
    var left = new ArrayList<>(IntStream.range(0, seen.size()).boxed().toList());
    var pairs = new HashMap<Integer, Integer>();
    BiPredicate<Integer, Integer> same = Integer::equals;
    BiPredicate<Integer, Integer> fitting =
        (at, other) -> fits.test(asked.get(at), seen.get(other));
    for (var rule : List.of(same.and(fitting), fitting, (_, _) -> true)) {
      for (var at = 0; at < asked.size(); at++) {
        if (!pairs.containsKey(at)) {
          var index = at;
          taken(left, at, rule).ifPresent(other -> pairs.put(index, other));
        }
      }
    }
    return pairs;
  }

  /// Whether what was observed is what was asked for. What an answer never holds, such as a
  /// write-only value, is asked for by neither.
  private static <I extends NestedInput<I, S>, S> boolean isAnswer(
      I asked, S seen, Function<? super S, ? extends I> arguments) {
    try {
      return arguments.apply(asked.toStateFrom(seen)).keeps(arguments.apply(seen));
    } catch (RuntimeException _) {
      // A record may refuse to be made of parts of two objects, which are not the same one then.
      return false;
    }
  }

  /// A set.
  ///
  /// @param where the attribute
  /// @param in what must be done
  /// @param observed what the remote side says
  /// @param arguments what was asked for to get one of the observed
  /// @param <I> the view of what must be done
  /// @param <S> the record
  /// @return the completed objects
  /// @throws Failure when none that was observed is what was asked for
  public static <I extends NestedInput<I, S>, S> Set<S> set(
      Attribute<?> where,
      Set<I> in,
      @Nullable Set<S> observed,
      Function<? super S, ? extends I> arguments) {
    var left = new ArrayList<S>(observed == null ? Set.of() : observed);
    var complete = new LinkedHashSet<S>();
    for (var one : in) {
      var found = taken(left, one, (asked, seen) -> asked.keeps(arguments.apply(seen)));
      complete.add(
          one.toStateFrom(present(found.orElse(null), CtyPath.ROOT.attribute(where.name()))));
    }
    return Collections.unmodifiableSet(complete);
  }

  /// A map.
  ///
  /// @param where the attribute
  /// @param in what must be done
  /// @param observed what the remote side says
  /// @param <I> the view of what must be done
  /// @param <S> the record
  /// @return the completed objects
  /// @throws Failure when a key was not observed
  public static <I extends NestedInput<I, S>, S> Map<String, S> map(
      Attribute<?> where, Map<String, I> in, @Nullable Map<String, S> observed) {
    var seen = observed == null ? Map.<String, S>of() : observed;
    var complete = new LinkedHashMap<String, S>();
    in.forEach((key, one) -> {
      var path = CtyPath.ROOT.attribute(where.name()).key(key);
      complete.put(key, one.toStateFrom(present(seen.get(key), path)));
    });
    return Collections.unmodifiableMap(complete);
  }

  /// Takes the first that fits out of those that are left.
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
              "Incomplete answer of the remote side",
              "The remote side does not tell of "
                  + path
                  + ", although it was asked for just now. Either it needs time, and the provider has"
                  + " to wait for it, or it made something else of it, which is to be told to those who"
                  + " maintain the provider."));
    }
    return observed;
  }
}
