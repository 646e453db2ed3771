package dev.terrane.engine.statestore;

import dev.terrane.provider.Failure;
import dev.terrane.provider.statestore.StateLockedException;

/// The diagnostic of a state that is locked with another lock.
final class LockConflict {
  private LockConflict() {}

  static Failure failure(String stateId, StateLockedException conflict) {
    var existing = conflict.existing();
    return new Failure(
            "State \"" + stateId + "\" is locked",
            "The state is locked by "
                + existing.holder()
                + " since "
                + existing.created()
                + ", for the operation "
                + existing.operation()
                + " (lock ID "
                + existing.id()
                + "). Wait until that operation has ended. If its process no longer exists, run"
                + " \"terraform force-unlock "
                + existing.id()
                + "\".")
        .because(conflict);
  }
}
