package dev.terrane.testkit.faults;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.ResourceInstance;
import dev.terrane.cty.CtyValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A life cycle with one fault, or with one argument that is unknown during plan.
///
/// @param label identifies it
/// @param description what happens in it
/// @param steps its commands
/// @param call the number of the call with the fault, from 1; 0 for none
/// @param fault the fault, if there is one
record Trial(String label, String description, List<Step> steps, int call, @Nullable Fault fault) {
  static final String NO_FAULT = "no fault";

  Trial {
    steps = List.copyOf(steps);
  }

  static Trial withoutFault(List<Step> steps) {
    return new Trial(NO_FAULT, "nothing fails", steps, 0, null);
  }

  boolean kills() {
    return fault != null && fault.kind == Fault.Kind.KILL;
  }

  Injection injection(Injection.Sessions sessions) {
    return fault == null ? Injection.none() : new Injection(call, fault, sessions);
  }

  /// One command of a life cycle.
  ///
  /// @param name its name in messages
  /// @param planned the configuration during plan
  /// @param known the same configuration during apply; null to destroy
  record Step(String name, CtyValue planned, CtyValue known) {
    /// Applies each configuration, and destroys the object.
    static List<Step> of(List<CtyValue> configurations) {
      var steps = new ArrayList<Step>();
      for (var config : configurations) {
        steps.add(new Step("apply " + (steps.size() + 1), config, config));
      }
      var nothing = CtyValue.nullOf(configurations.getFirst().type());
      steps.add(new Step("destroy", nothing, nothing));
      return List.copyOf(steps);
    }

    boolean destroys() {
      return known.isNull();
    }

    Step planning(CtyValue other) {
      return new Step(name, other, known);
    }

    CommandDiagnostics run(ResourceInstance instance) {
      return destroys() ? instance.destroy() : instance.apply(planned, known);
    }
  }
}
