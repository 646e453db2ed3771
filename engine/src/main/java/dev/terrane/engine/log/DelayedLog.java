package dev.terrane.engine.log;

import dev.terrane.provider.Log;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A log that holds its lines and those of its subsystems back until the sensitive values that they
/// may contain are known, and then writes them in order. Thread-safe.
public final class DelayedLog implements Log {
  private final Log log;
  private final HeldLines lines;

  private DelayedLog(Log log, HeldLines lines) {
    this.log = log;
    this.lines = lines;
  }

  /// A log that holds its lines back.
  ///
  /// @param log masks the lines when they are written
  public static DelayedLog of(Log log) {
    return new DelayedLog(log, new HeldLines());
  }

  private static final class HeldLines {
    private final List<Runnable> held = new ArrayList<>();
    private boolean released;

    synchronized void write(Runnable line) {
      if (released) {
        line.run();
      } else {
        held.add(line);
      }
    }

    synchronized void release() {
      released = true;
      held.forEach(Runnable::run);
      held.clear();
    }
  }

  @Override
  public void write(Level level, String message, Map<String, ?> fields) {
    lines.write(() -> log.write(level, message, fields));
  }

  @Override
  public boolean isEnabled(Level level) {
    return log.isEnabled(level);
  }

  @Override
  public Log subsystem(String name) {
    return new DelayedLog(log.subsystem(name), lines);
  }

  /// Writes the lines. Later ones are written at once.
  public void release() {
    lines.release();
  }
}
