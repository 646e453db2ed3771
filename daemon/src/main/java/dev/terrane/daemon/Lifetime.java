package dev.terrane.daemon;

import java.time.Duration;
import java.util.Optional;

/// Counts sessions, and decides whether the daemon accepts another one and when it ends: after some
/// time without sessions. Thread-safe.
final class Lifetime {
  /// The minimum time that the daemon waits for its first session.
  private static final Duration FIRST_SESSION = Duration.ofSeconds(3);

  private final Duration idle;
  private final boolean hasMaxAge;
  private final long maxAgeAt;
  private long expiresAt;
  private int sessions;
  private boolean refusing;
  private boolean terminated;

  /// @param idle the time that the daemon waits for another session after its last one
  /// @param maxAge the age from which it accepts no more sessions; empty for no limit
  Lifetime(Duration idle, Optional<Duration> maxAge) {
    this.idle = idle;
    this.hasMaxAge = maxAge.isPresent();
    this.maxAgeAt = System.nanoTime() + maxAge.orElse(Duration.ZERO).toNanos();
    this.expiresAt =
        System.nanoTime() + (idle.compareTo(FIRST_SESSION) > 0 ? idle : FIRST_SESSION).toNanos();
  }

  /// Adds a session, unless sessions are refused. The caller must call [#endSession] for each
  /// session that was added.
  synchronized boolean beginSession() {
    if (refusing || isAged()) {
      return false;
    }
    sessions++;
    return true;
  }

  synchronized void endSession() {
    sessions--;
    expiresAt = System.nanoTime() + (refusing ? Duration.ZERO : idle).toNanos();
  }

  /// Refuses new sessions; those that run continue.
  synchronized void refuseSessions() {
    refusing = true;
    if (sessions == 0) {
      expiresAt = System.nanoTime();
    }
  }

  /// Ends the daemon, even if it has sessions.
  synchronized void terminate() {
    terminated = true;
  }

  synchronized boolean isTerminated() {
    return terminated;
  }

  /// Whether the daemon has had no session for the idle time.
  synchronized boolean isExpired() {
    return sessions == 0 && (isAged() || System.nanoTime() - expiresAt >= 0);
  }

  /// Refuses new sessions if the daemon is expired; returns whether it is.
  synchronized boolean refuseIfExpired() {
    refusing |= isExpired();
    return isExpired();
  }

  synchronized boolean hasNoSessions() {
    return sessions == 0;
  }

  private boolean isAged() {
    return hasMaxAge && System.nanoTime() - maxAgeAt >= 0;
  }
}
