package dev.terrane.engine.session;

import dev.terrane.provider.Log;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A log that holds its lines back until the sensitive values that they may contain are known, and
/// then writes them in order. Thread-safe.
public final class DelayedLog implements Log {
  private final Log log;
  private final List<Runnable> held = new ArrayList<>();
  private boolean released;

  /// A log that holds its lines back.
  ///
  /// @param log masks the lines when they are written
  public DelayedLog(Log log) {
    this.log = log;
  }

  @Override
  public synchronized void write(Level level, String message, Map<String, ?> fields) {
    if (released) {
      log.write(level, message, fields);
    } else {
      held.add(() -> log.write(level, message, fields));
    }
  }

  /// Writes the lines. Later ones are written at once.
  public synchronized void release() {
    released = true;
    held.forEach(Runnable::run);
    held.clear();
  }
}
