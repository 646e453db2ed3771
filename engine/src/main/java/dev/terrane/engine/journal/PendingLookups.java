package dev.terrane.engine.journal;

import java.util.HashSet;
import java.util.Set;

/// Collects the arguments that plans look up while one of them waits for prior states. Terraform
/// runs a limited number of calls at once: if every plan waited, the calls that they wait for would
/// not be sent. Thread-safe.
final class PendingLookups {
  private final Set<String> asked = new HashSet<>();
  private final Set<String> pending = new HashSet<>();
  private boolean waiting;

  /// Adds the hash of some arguments, unless it was added before.
  ///
  /// @return whether the caller must wait, and then take the pending lookups
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

  /// Ends the wait, and returns all pending hashes.
  synchronized Set<String> take() {
    waiting = false;
    var taken = Set.copyOf(pending);
    pending.clear();
    return taken;
  }
}
