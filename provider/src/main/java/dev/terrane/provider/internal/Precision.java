package dev.terrane.provider.internal;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;

/// Keeps a stored number when a Java type cannot distinguish it from a new one. Terraform has 512
/// bits of `1 / 3`, a double has 53: two numbers that round to the same double are the same value,
/// and the plan or the state keeps the existing number.
@FunctionalInterface
public interface Precision {
  /// Exact comparison.
  Precision EXACT = (_, given) -> given;

  /// The precision of a double.
  Precision DOUBLE =
      number((stated, given) -> Scalars.float64(stated).equals(Scalars.float64(given)));

  /// The precision of a float.
  Precision FLOAT =
      number((stated, given) -> Scalars.float32(stated).equals(Scalars.float32(given)));

  /// Keeps numbers that the Java type cannot distinguish.
  ///
  /// @param stated the existing value
  /// @param given the new value, of the same type
  /// @return the new value, with the existing number wherever both round to the same Java value
  CtyValue kept(CtyValue stated, CtyValue given);

  private static Precision number(BiPredicate<? super NumberValue, ? super NumberValue> same) {
    return (stated, given) ->
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

  /// {@return this precision for each element of a list, by index}
  default Precision inList() {
    return isExact()
        ? EXACT
        : (stated, given) ->
            stated instanceof ListValue before && given instanceof ListValue(var type, var all)
                ? CtyValue.list(type.element(), elements(before.elements(), all))
                : given;
  }

  private List<CtyValue> elements(List<CtyValue> stated, List<CtyValue> given) {
    var result = new ArrayList<CtyValue>();
    for (var element : given) {
      var at = result.size();
      result.add(at < stated.size() ? kept(stated.get(at), element) : element);
    }
    return result;
  }

  /// {@return this precision for each element of a set. Existing elements that the Java type cannot
  /// distinguish are all kept}
  default Precision inSet() {
    return isExact()
        ? EXACT
        : (stated, given) ->
            stated instanceof SetValue before && given instanceof SetValue(var type, var all)
                ? CtyValue.set(
                    type.element(),
                    all.stream().flatMap(one -> same(before, one).stream()).toList())
                : given;
  }

  private List<CtyValue> same(SetValue stated, CtyValue given) {
    var same = stated.elements().stream().filter(one -> kept(one, given).equals(one)).toList();
    return same.isEmpty() ? List.of(given) : same;
  }

  /// {@return this precision for each element of a map, by key}
  default Precision inMap() {
    return isExact()
        ? EXACT
        : (stated, given) ->
            stated instanceof MapValue before && given instanceof MapValue(var type, var all)
                ? CtyValue.map(type.element(), entries(_ -> this, before.entries(), all))
                : given;
  }

  /// Returns the precision of objects whose members have different precisions.
  ///
  /// @param members the precision of each member by name; a missing member is compared exactly
  /// @return the precision of the objects
  static Precision inObject(Map<String, Precision> members) {
    return members.values().stream().allMatch(Precision::isExact)
        ? EXACT
        : (stated, given) ->
            stated instanceof ObjectValue before && given instanceof ObjectValue after
                ? CtyValue.object(
                    entries(
                        name -> members.getOrDefault(name, EXACT),
                        before.attributes(),
                        after.attributes()))
                : given;
  }

  private static Map<String, CtyValue> entries(
      Function<String, Precision> precision,
      Map<String, CtyValue> stated,
      Map<String, CtyValue> given) {
    var result = new LinkedHashMap<String, CtyValue>();
    given.forEach((name, value) -> {
      var before = stated.get(name);
      result.put(name, before == null ? value : precision.apply(name).kept(before, value));
    });
    return result;
  }

  /// {@return whether numbers are compared exactly}
  default boolean isExact() {
    return equals(EXACT);
  }
}
