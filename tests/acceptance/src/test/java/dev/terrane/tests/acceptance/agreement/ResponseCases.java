package dev.terrane.tests.acceptance.agreement;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/// The cases of all phases, of which those of one phase are active.
final class ResponseCases {
  private final List<ResponseCase> all;
  private final AtomicReference<Phase> active = new AtomicReference<>(Phase.NONE);

  ResponseCases(List<ResponseCase> all) {
    this.all = List.copyOf(all);
  }

  /// Changes the phase.
  void activate(Phase phase) {
    active.set(phase);
  }

  /// The cases of a phase.
  List<ResponseCase> of(Phase phase) {
    return all.stream().filter(one -> one.phase() == phase).toList();
  }

  /// The response of the case with this title; empty if its phase is not active.
  Optional<Reply> changed(Phase phase, String title, Reply legal) {
    return active.get() == phase
        ? of(phase).stream()
            .filter(one -> one.title().equals(title))
            .findFirst()
            .map(one -> one.response().apply(legal))
        : Optional.empty();
  }
}
