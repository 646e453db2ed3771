package dev.terrane.tests.acceptance.agreement;

import java.util.ArrayList;
import java.util.List;

/// The plans and the state of one instance after a step, as text, so that both sides can be
/// compared.
///
/// @param plan the action, the planned object and the attributes that require replacement
/// @param state the object in the state, and whether it is tainted
/// @param again the action of another plan
record Outcome(String plan, String state, String again) {
  /// The parts that differ, with both texts.
  List<String> differences(Outcome real) {
    var all = new ArrayList<String>();
    compare("plan", plan, real.plan, all);
    compare("state", state, real.state, all);
    compare("plan afterwards", again, real.again, all);
    return all;
  }

  private static void compare(String part, String ours, String real, List<String> all) {
    if (!ours.equals(real)) {
      all.add("  %s%n    in the JVM: %s%n    by the CLI: %s".formatted(part, ours, real));
    }
  }
}
