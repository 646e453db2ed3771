package dev.terrane.goplugin.host;

import java.time.Duration;
import java.util.Optional;

/// How long this process stays. Sessions come and go; without one it leaves after a while, and in
/// some cases it takes no more of them. Safe for many threads.
final class Stay {
  /// The launcher that starts a process connects to it within moments.
  private static final Duration FIRST_VISIT = Duration.ofSeconds(3);

  private final Duration idle;
  private final long lastEntry;
  private final boolean ages;
  private long leaveAt;
  private int sessions;
  private boolean closed;
  private boolean terminated;

  Stay(Duration idle, Optional<Duration> age) {
    this.idle = idle;
    this.ages = age.isPresent();
    this.lastEntry = System.nanoTime() + age.orElse(Duration.ZERO).toNanos();
    this.leaveAt =
        System.nanoTime() + (idle.compareTo(FIRST_VISIT) > 0 ? idle : FIRST_VISIT).toNanos();
  }

  /// Lets a session in, if any are taken.
  synchronized boolean enter() {
    if (closed || isAged()) {
      return false;
    }
    sessions++;
    return true;
  }

  /// A session is over.
  synchronized void leave() {
    sessions--;
    leaveAt = System.nanoTime() + (closed ? Duration.ZERO : idle).toNanos();
  }

  /// Takes no more sessions; those that are here stay.
  synchronized void close() {
    closed = true;
    if (sessions == 0) {
      leaveAt = System.nanoTime();
    }
  }

  /// Ends the stay: somebody wants this process to end.
  synchronized void terminate() {
    terminated = true;
  }

  synchronized boolean isTerminated() {
    return terminated;
  }

  /// Whether nobody is here and has been for long enough.
  synchronized boolean isOver() {
    return sessions == 0 && (isAged() || System.nanoTime() - leaveAt >= 0);
  }

  /// Takes no more sessions, if nobody is here and has been for long enough.
  synchronized boolean closeIfOver() {
    closed |= isOver();
    return isOver();
  }

  synchronized boolean isEmpty() {
    return sessions == 0;
  }

  private boolean isAged() {
    return ages && System.nanoTime() - lastEntry >= 0;
  }
}
