package dev.terrane.testkit;

import dev.terrane.provider.Log;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// A line that an author's method has logged.
///
/// @param level how much it matters
/// @param message what happened
/// @param fields keys and values beside the message, in their order
public record LogLine(Log.Level level, String message, Map<String, ?> fields) {
  /// Copies the fields; a log takes nulls among them.
  public LogLine {
    fields = Collections.unmodifiableMap(new LinkedHashMap<String, Object>(fields));
  }
}
