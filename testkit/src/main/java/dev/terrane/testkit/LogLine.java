package dev.terrane.testkit;

import dev.terrane.provider.Log;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// A logged message.
///
/// @param level the level
/// @param message the message
/// @param fields additional keys and values, in their order
public record LogLine(Log.Level level, String message, Map<String, ?> fields) {
  /// Copies the fields, which may contain null values.
  public LogLine {
    fields = Collections.unmodifiableMap(new LinkedHashMap<String, Object>(fields));
  }
}
