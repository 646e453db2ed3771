package dev.terrane.testkit.faults;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/// The options of a [FaultInjection].
///
/// @param existing what exists on the remote side
/// @param faults the faults of calls
/// @param unknown whether arguments are unknown during plan
/// @param lostMayRemain whether an object may be left if the response to its creation was lost
/// @param only the label of the only trial
record FaultOptions(
    Supplier<Set<String>> existing,
    Set<Fault> faults,
    boolean unknown,
    boolean lostMayRemain,
    Optional<String> only) {
  static final FaultOptions ALL =
      new FaultOptions(Set::of, EnumSet.allOf(Fault.class), true, false, Optional.empty());

  FaultOptions {
    faults = Set.copyOf(faults);
  }

  FaultOptions existing(Supplier<Set<String>> other) {
    return new FaultOptions(other, faults, unknown, lostMayRemain, only);
  }

  FaultOptions faults(Set<Fault> others) {
    return new FaultOptions(existing, others, unknown, lostMayRemain, only);
  }

  FaultOptions withoutUnknown() {
    return new FaultOptions(existing, faults, false, lostMayRemain, only);
  }

  FaultOptions losing() {
    return new FaultOptions(existing, faults, unknown, true, only);
  }

  FaultOptions only(String label) {
    return new FaultOptions(existing, faults, unknown, lostMayRemain, Optional.of(label));
  }
}
