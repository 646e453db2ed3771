package dev.terrane.http;

import dev.terrane.provider.Log;
import java.util.Map;

/// A log that never throws, because a request is more important than its log.
record GuardedLog(Log log) implements Log {
  @Override
  public void write(Level level, String message, Map<String, ?> fields) {
    attempt(() -> log.write(level, message, fields));
  }

  @Override
  public boolean isEnabled(Level level) {
    try {
      return log.isEnabled(level);
    } catch (RuntimeException | Error _) {
      return false;
    }
  }

  /// Runs code that logs, and discards its exceptions: the log that could report them has failed.
  static void attempt(Runnable logging) {
    try {
      logging.run();
    } catch (RuntimeException | Error _) {
      // The line is missing in the log.
    }
  }
}
