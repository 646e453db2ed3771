package dev.terrane.engine.core;

import dev.terrane.engine.rules.Breach;
import java.util.List;
import java.util.stream.Collectors;

/// Terraform would blame the provider here; the engine should have done so before.
public final class Refused extends AssertionError {
  private static final long serialVersionUID = 1;

  Refused(String what, List<Breach> breaches) {
    super(
        what
            + breaches.stream()
                .map(Breach::toString)
                .collect(Collectors.joining("\n  ", "\n  ", "")));
  }

  static void unlessEmpty(String what, List<Breach> breaches) {
    if (!breaches.isEmpty()) {
      throw new Refused(what, breaches);
    }
  }
}
