package dev.terrane.tests.acceptance.agreement;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/// Violations, of which those of one phase are active.
final class Violations {
  private final List<Violation> all;
  private final AtomicReference<Phase> active = new AtomicReference<>(Phase.NONE);

  Violations(List<Violation> all) {
    this.all = List.copyOf(all);
  }

  /// Changes the phase.
  void activate(Phase phase) {
    active.set(phase);
  }

  /// The violations of a phase.
  List<Violation> of(Phase phase) {
    return all.stream().filter(one -> one.phase() == phase).toList();
  }

  /// The violation of a call, if its phase is active.
  Optional<Violation> in(Phase phase, String title) {
    return active.get() == phase
        ? of(phase).stream().filter(one -> one.title().equals(title)).findFirst()
        : Optional.empty();
  }
}
