package dev.terrane.engine.log;

import dev.terrane.provider.Log;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/// A log that masks sensitive texts in its messages and fields, and in those of its subsystems.
///
/// @param log the log to write to
/// @param mask replaces the sensitive texts of a text
public record MaskedLog(Log log, UnaryOperator<String> mask) implements Log {
  @Override
  public void write(Level level, String message, Map<String, ?> fields) {
    log.write(level, mask.apply(message), masked(fields));
  }

  private Map<String, ?> masked(Map<String, ?> fields) {
    var masked = new LinkedHashMap<String, Object>();
    fields.forEach((key, value) -> masked.put(key, masked(value)));
    return masked;
  }

  /// A number stays one unless it is sensitive.
  private Object masked(Object value) {
    var before = String.valueOf(value);
    var after = mask.apply(before);
    var typed = value instanceof Number || value instanceof Boolean;
    return typed && after.equals(before) ? value : after;
  }

  @Override
  public boolean isEnabled(Level level) {
    return log.isEnabled(level);
  }

  @Override
  public Log subsystem(String name) {
    return new MaskedLog(log.subsystem(name), mask);
  }
}
