package dev.terrane.engine.core;

import dev.terrane.engine.rules.Violation;
import java.util.List;
import java.util.stream.Collectors;

/// Terraform would blame the provider here; the engine should have done so before.
public final class Refused extends AssertionError {
  private static final long serialVersionUID = 1;

  Refused(String what, List<Violation> violations) {
    super(
        what
            + violations.stream()
                .map(Violation::toString)
                .collect(Collectors.joining("\n  ", "\n  ", "")));
  }

  static void unlessEmpty(String what, List<Violation> violations) {
    if (!violations.isEmpty()) {
      throw new Refused(what, violations);
    }
  }
}
