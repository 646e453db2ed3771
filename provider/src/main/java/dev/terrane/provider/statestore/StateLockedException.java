package dev.terrane.provider.statestore;

import java.io.Serial;

/// Thrown when a state is locked with another lock. Terraform shows its holder and its time.
public final class StateLockedException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  private final transient StateLock existing;

  /// Creates the exception.
  ///
  /// @param existing the lock that the remote side has stored
  public StateLockedException(StateLock existing) {
    super("the state is locked by " + existing.holder() + " since " + existing.created());
    this.existing = existing;
  }

  /// The lock that the remote side has stored.
  ///
  /// @return the lock
  public StateLock existing() {
    return existing;
  }
}
