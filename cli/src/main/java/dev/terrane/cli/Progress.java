package dev.terrane.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// Shows on a terminal what a command is doing, if it takes more than two seconds.
final class Progress {
  private static final Duration QUIET = Duration.ofSeconds(2);
  private static final String CLEAR = "\r\u001b[K";

  private final PrintWriter err;
  private final boolean terminal;
  private final InstantSource clock;
  private final Instant begin;
  private boolean shown;

  Progress(PrintWriter err, boolean terminal) {
    this(err, terminal, InstantSource.system());
  }

  Progress(PrintWriter err, boolean terminal, InstantSource clock) {
    this.err = err;
    this.terminal = terminal;
    this.clock = clock;
    this.begin = clock.instant();
  }

  /// Replaces the line that is shown.
  void show(String text) {
    if (terminal && Duration.between(begin, clock.instant()).compareTo(QUIET) > 0) {
      err.print(CLEAR + text);
      err.flush();
      shown = true;
    }
  }

  /// Removes the line.
  void end() {
    if (shown) {
      err.print(CLEAR);
      err.flush();
      shown = false;
    }
  }
}
