package dev.terrane.provider.internal;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.provider.attribute.Equality;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Keeps an existing value when a new one is equivalent: by an equality, or as numbers that a Java
/// type cannot distinguish. Terraform has 512 bits of `1 / 3`, a double has 53: two numbers that
/// round to the same double are the same value, and the plan or the state keeps the existing
/// number.
@FunctionalInterface
public interface ValueEquivalence {
  /// Exact comparison.
  ValueEquivalence EXACT = (_, _, given) -> given;

  /// The precision of a double.
  ValueEquivalence DOUBLE =
      number((stated, given) -> Scalars.float64(stated).equals(Scalars.float64(given)));

  /// The precision of a float.
  ValueEquivalence FLOAT =
      number((stated, given) -> Scalars.float32(stated).equals(Scalars.float32(given)));

  /// The source of a new value.
  enum Source {
    /// A remote object.
    RESULT,
    /// A configuration or a plan.
    PLAN
  }

  /// Keeps equivalent values, at every depth.
  ///
  /// @param source the source of the new value
  /// @param stated the existing value
  /// @param given the new value, of the same type
  /// @return the existing value if both are equivalent; otherwise the new value, with the existing
  ///   one wherever an element or a member is equivalent
  CtyValue kept(Source source, CtyValue stated, CtyValue given);

  private static ValueEquivalence number(
      BiPredicate<? super NumberValue, ? super NumberValue> same) {
    return (_, stated, given) ->
        stated instanceof NumberValue before
                && given instanceof NumberValue after
                && isSame(before, after, same)
            ? stated
            : given;
  }

  private static boolean isSame(
      NumberValue before,
      NumberValue after,
      BiPredicate<? super NumberValue, ? super NumberValue> same) {
    try {
      return same.test(before, after);
    } catch (CtyException _) {
      // A number that is out of range for the type is equal only to itself.
      return false;
    }
  }

  /// Returns this equivalence for values that may also be equal by an equality.
  ///
  /// @param equality compares two values that differ
  /// @param java converts a value to its Java value
  /// @param <T> the Java type
  /// @return the equivalence
  default <T> ValueEquivalence or(
      Equality<? super T> equality, Function<? super CtyValue, ? extends T> java) {
    return (source, stated, given) -> {
      if (stated.equals(given)) {
        return stated;
      }
      if (stated.isNull() || given.isNull()) {
        return given;
      }
      var before = java.apply(stated);
      var after = java.apply(given);
      var same =
          source == Source.RESULT
              ? equality.same(before, after)
              : equality.unchanged(before, after);
      return same ? stated : kept(source, stated, given);
    };
  }

  /// {@return this equivalence for each element of a list, by index}
  default ValueEquivalence inList() {
    return isExact()
        ? EXACT
        : (source, stated, given) ->
            stated instanceof ListValue before && given instanceof ListValue(var type, var all)
                ? CtyValue.list(type.element(), elements(source, before.elements(), all))
                : given;
  }

  private List<CtyValue> elements(Source source, List<CtyValue> stated, List<CtyValue> given) {
    var result = new ArrayList<CtyValue>();
    for (var element : given) {
      var at = result.size();
      result.add(at < stated.size() ? kept(source, stated.get(at), element) : element);
    }
    return result;
  }

  /// Returns this equivalence for the elements of a set. An existing element is kept for one new
  /// element at most. Existing elements that the Java type cannot distinguish are all kept.
  ///
  /// @param java converts an element to its Java value
  /// @return the equivalence of the sets
  default ValueEquivalence inSet(Function<? super CtyValue, ? extends @Nullable Object> java) {
    return isExact()
        ? EXACT
        : (source, stated, given) ->
            stated instanceof SetValue before && given instanceof SetValue after
                ? new SetMatching(this, java).kept(source, before, after)
                : given;
  }

  /// {@return this equivalence for each element of a map, by key}
  default ValueEquivalence inMap() {
    return isExact()
        ? EXACT
        : (source, stated, given) ->
            stated instanceof MapValue before && given instanceof MapValue(var type, var all)
                ? CtyValue.map(type.element(), entries(source, _ -> this, before.entries(), all))
                : given;
  }

  /// Returns the equivalence of objects whose members are compared differently.
  ///
  /// @param members the equivalence of each member by name; a missing member is compared exactly
  /// @return the equivalence of the objects
  static ValueEquivalence inObject(Map<String, ValueEquivalence> members) {
    return members.values().stream().allMatch(ValueEquivalence::isExact)
        ? EXACT
        : (source, stated, given) ->
            stated instanceof ObjectValue before && given instanceof ObjectValue after
                ? CtyValue.object(
                    entries(
                        source,
                        name -> members.getOrDefault(name, EXACT),
                        before.attributes(),
                        after.attributes()))
                : given;
  }

  private static Map<String, CtyValue> entries(
      Source source,
      Function<String, ValueEquivalence> equivalence,
      Map<String, CtyValue> stated,
      Map<String, CtyValue> given) {
    var result = new LinkedHashMap<String, CtyValue>();
    given.forEach((name, value) -> {
      var before = stated.get(name);
      result.put(
          name, before == null ? value : equivalence.apply(name).kept(source, before, value));
    });
    return result;
  }

  /// {@return whether values are compared exactly}
  default boolean isExact() {
    return equals(EXACT);
  }
}
