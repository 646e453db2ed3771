package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.SetValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.function.BiPredicate;

/// The rule for two sets: each element of one set is compatible with an element of the other, and
/// the set does not grow. It may shrink, because unknown elements can become equal.
///
/// @param name the rule's name
/// @param length the name of the length in messages
/// @param compatible whether an element of the result is compatible with an element of the plan
record SetRule(String name, String length, BiPredicate<CtyValue, CtyValue> compatible) {
  List<Violation> check(CheckedPath place, SetValue planned, SetValue actual) {
    var violations = new ArrayList<Violation>();
    var same = new HashSet<>(actual.elements());
    for (var element : planned.elements()) {
      if (!same.contains(element) && !completed(element, actual.elements())) {
        var reason = "planned set element does not correlate with any element in actual";
        violations.add(place.violation(name, reason, element, actual));
      }
    }
    if (violations.isEmpty()) {
      unplanned(place, planned, actual, violations);
    }
    if (planned.elements().size() < actual.elements().size()) {
      var reason =
          "%s changed from %d to %d"
              .formatted(length, planned.elements().size(), actual.elements().size());
      violations.add(place.violation(name, reason, planned, actual));
    }
    return violations;
  }

  private void unplanned(
      CheckedPath place, SetValue planned, SetValue actual, List<Violation> violations) {
    var same = new HashSet<>(planned.elements());
    for (var element : actual.elements()) {
      if (!same.contains(element) && !completes(planned.elements(), element)) {
        var reason = "actual set element does not correlate with any element in plan";
        violations.add(place.violation(name, reason, planned, element));
      }
    }
  }

  private boolean completed(CtyValue planned, Collection<CtyValue> actual) {
    return actual.stream().anyMatch(element -> compatible.test(planned, element));
  }

  private boolean completes(Collection<CtyValue> planned, CtyValue actual) {
    return planned.stream().anyMatch(element -> compatible.test(element, actual));
  }
}
