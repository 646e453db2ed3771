package dev.terrane.provider.internal;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.SetValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Matches the elements of a new set with equivalent ones of the existing set. Elements that both
/// sets contain, or that are one element in Java, are matched first.
///
/// @param equivalence compares two elements
/// @param java converts an element to its Java value
record SetMatching(
    ValueEquivalence equivalence, Function<? super CtyValue, ? extends @Nullable Object> java) {
  CtyValue kept(ValueEquivalence.Source source, SetValue stated, SetValue given) {
    var known = stated.elements().isEmpty() ? Map.<Object, List<CtyValue>>of() : byJava(stated);
    var left = new LinkedHashSet<>(stated.elements());
    var result = new ArrayList<CtyValue>();
    var unmatched = new ArrayList<CtyValue>();
    for (var element : given.elements()) {
      var same = known.getOrDefault(inJava(element), List.of());
      result.addAll(same);
      if (same.isEmpty()) {
        unmatched.add(element);
      }
      same.forEach(left::remove);
    }
    unmatched.forEach(element -> result.add(matched(source, element, left)));
    return CtyValue.set(given.type().element(), result);
  }

  private Map<Object, List<CtyValue>> byJava(SetValue set) {
    var all = new HashMap<Object, List<CtyValue>>();
    set.elements()
        .forEach(one -> all.computeIfAbsent(inJava(one), _ -> new ArrayList<>()).add(one));
    return all;
  }

  /// The Java value; an element that has none is equal only to itself.
  private Object inJava(CtyValue element) {
    if (element.isNull()) {
      return element;
    }
    try {
      Object value = java.apply(element);
      return value == null ? element : value;
    } catch (CtyException _) {
      return element;
    }
  }

  private CtyValue matched(
      ValueEquivalence.Source source, CtyValue element, LinkedHashSet<CtyValue> left) {
    if (left.remove(element)) {
      return element;
    }
    var partner =
        left.stream().filter(one -> equivalence.kept(source, one, element).equals(one)).findFirst();
    partner.ifPresent(left::remove);
    return partner.orElse(element);
  }
}
