package dev.terrane.testkit.faults;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.testkit.faults.TrialRun.Recorded;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// The trials of a life cycle.
///
/// @param steps its commands
record Trials(List<Trial.Step> steps) {
  /// One for each call and each fault.
  ///
  /// @param calls the calls of the life cycle without a fault
  Stream<Trial> ofCalls(List<Recorded> calls, Set<Fault> faults) {
    var all = new ArrayList<Trial>();
    for (var number = 1; number <= calls.size(); number++) {
      for (var fault : Fault.values()) {
        if (faults.contains(fault)) {
          all.add(ofCall(number, calls.get(number - 1), fault));
        }
      }
    }
    return all.stream();
  }

  private Trial ofCall(int number, Recorded call, Fault fault) {
    return new Trial(
        call.step() + ", call " + number + ", " + fault,
        "\"" + call.name() + "\" " + fault.description,
        steps,
        number,
        fault);
  }

  /// One for each argument that is unknown.
  ///
  /// @param members the schema of the resource
  Stream<Trial> ofArguments(List<Attribute<?>> members) {
    var all = new ArrayList<Trial>();
    for (var at = 0; at < steps.size() - 1; at++) {
      var index = at;
      var step = steps.get(at);
      UnknownArguments.of(members, step.known())
          .forEach((name, config) -> {
            var changed = new ArrayList<>(steps);
            changed.set(index, step.planning(config));
            all.add(
                new Trial(
                    step.name() + ", " + name,
                    "the argument is unknown during plan, and known during apply",
                    changed,
                    0,
                    null));
          });
    }
    return all.stream();
  }
}
