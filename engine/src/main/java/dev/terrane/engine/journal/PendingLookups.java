package dev.terrane.engine.journal;

import java.util.HashSet;
import java.util.Set;

/// Collects the arguments that plans ask about while one of them waits for prior states. Terraform
/// runs a limited number of calls at once: if every plan waited, the calls that they wait for would
/// not come. Thread-safe.
final class PendingLookups {
  private final Set<String> asked = new HashSet<>();
  private final Set<String> pending = new HashSet<>();
  private boolean waiting;

  /// Adds the hash of some arguments, unless it was added before.
  ///
  /// @return whether the caller has to wait, and to take what is pending then
  synchronized boolean add(String hash) {
    if (!asked.add(hash)) {
      return false;
    }
    pending.add(hash);
    var isFirst = !waiting;
    waiting = true;
    return isFirst;
  }

  synchronized boolean isWaiting() {
    return waiting;
  }

  /// Ends the wait, and returns all that was added until now.
  synchronized Set<String> take() {
    waiting = false;
    var taken = Set.copyOf(pending);
    pending.clear();
    return taken;
  }
}
