package dev.terrane.testkit.faults;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Checks what exists on the remote side after a life cycle. An object may be left if a diagnostic
/// names it.
///
/// @param lostMayRemain whether an object may be left if the response to its creation was lost
record Leftovers(boolean lostMayRemain) {
  private static final String ADVICE =
      "\n  The response of the call that created them was lost. Let create find such an object,"
          + " by its name for example, or use a call that can be repeated; if the remote side"
          + " permits neither, permit the loss by lostResponsesMayLoseObjects().";

  /// Checks one life cycle.
  ///
  /// @param before what existed before
  /// @param after what exists now
  /// @param lost the objects whose creation had its response lost
  /// @param reports the diagnostics
  /// @throws Problem if there is an object that must not be left
  void check(Set<String> before, Set<String> after, Set<String> lost, List<String> reports) {
    var left = new LinkedHashSet<>(after);
    left.removeAll(before);
    left.removeIf(name -> reports.stream().anyMatch(report -> report.contains(name)));
    if (lostMayRemain) {
      left.removeAll(lost);
    }
    if (!left.isEmpty()) {
      var known = new HashSet<>(left);
      known.removeAll(lost);
      throw new Problem(
          "objects exist after destroy, and no diagnostic names them: "
              + left
              + (known.isEmpty() ? ADVICE : ""),
          reports);
    }
  }
}
