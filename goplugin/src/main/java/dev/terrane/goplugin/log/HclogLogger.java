package dev.terrane.goplugin.log;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Writes log lines in the JSON form of HashiCorp's hclog, which hosts read from a plugin's
/// standard error. Immutable and safe for many threads.
public final class HclogLogger {
  private final LogSink sink;
  private final String module;
  private final LogLevel threshold;
  private final Map<String, @Nullable Object> fields;
  private final Clock clock;

  private HclogLogger(
      LogSink sink,
      String module,
      LogLevel threshold,
      Map<String, @Nullable Object> fields,
      Clock clock) {
    this.sink = sink;
    this.module = module;
    this.threshold = threshold;
    this.fields = fields;
    this.clock = clock;
  }

  /// Creates a logger without fields.
  ///
  /// @param module name under which lines appear, empty for none
  /// @param threshold lines below this level are not written
  public static HclogLogger create(LogSink sink, String module, LogLevel threshold) {
    return new HclogLogger(sink, module, threshold, Map.of(), Clock.systemUTC());
  }

  /// Returns the same logger with another clock.
  public HclogLogger withClock(Clock other) {
    return new HclogLogger(sink, module, threshold, fields, other);
  }

  /// Returns a logger for a part of this module, named `module.part`.
  public HclogLogger named(String part) {
    var name = module.isEmpty() ? part : module + "." + part;
    return new HclogLogger(sink, name, threshold, fields, clock);
  }

  /// Returns a logger with another threshold.
  public HclogLogger withThreshold(LogLevel other) {
    return new HclogLogger(sink, module, other, fields, clock);
  }

  /// Returns a logger that adds a field to every line.
  public HclogLogger with(String key, @Nullable Object value) {
    var more = new LinkedHashMap<String, @Nullable Object>(fields);
    more.put(key, value);
    return new HclogLogger(sink, module, threshold, more, clock);
  }

  /// Whether a line of this level would be written.
  public boolean isEnabled(LogLevel level) {
    return level != LogLevel.OFF && level.compareTo(threshold) >= 0;
  }

  /// The sink behind this logger.
  public LogSink sink() {
    return sink;
  }

  /// Writes at level trace.
  public void trace(String message) {
    log(LogLevel.TRACE, message, Map.of());
  }

  /// Writes at level debug.
  public void debug(String message) {
    log(LogLevel.DEBUG, message, Map.of());
  }

  /// Writes at level info.
  public void info(String message) {
    log(LogLevel.INFO, message, Map.of());
  }

  /// Writes at level warn.
  public void warn(String message) {
    log(LogLevel.WARN, message, Map.of());
  }

  /// Writes at level error.
  public void error(String message) {
    log(LogLevel.ERROR, message, Map.of());
  }

  /// Writes at level error, with the throwable and its stack in the field `error`.
  public void error(String message, Throwable thrown) {
    log(LogLevel.ERROR, message, Map.of("error", stack(thrown)));
  }

  /// Writes a line, unless its level is below the threshold.
  ///
  /// @param more fields of this line; strings, numbers, booleans, null, maps and lists keep their
  ///   type, other values are written as text. A leading `@` of a key is removed, because such keys
  ///   are reserved.
  public void log(LogLevel level, String message, Map<String, ? extends @Nullable Object> more) {
    if (!isEnabled(level)) {
      return;
    }
    var line = new JsonLine(sink.secrets()::mask).field("@level", level.word());
    line.field("@timestamp", timestamp(clock.instant()));
    if (!module.isEmpty()) {
      line.field("@module", module);
    }
    line.field("@message", message);
    var all = new LinkedHashMap<String, @Nullable Object>();
    fields.forEach((key, value) -> all.put(plain(key), value));
    more.forEach((key, value) -> all.put(plain(key), value));
    all.forEach(line::field);
    sink.line(line.text());
  }

  /// Exactly six digits: hosts take a line with any other time for plain text. Formatted by hand,
  /// because a formatter loads many classes.
  private static String timestamp(Instant instant) {
    var time = instant.atOffset(ZoneOffset.UTC);
    var text = new StringBuilder(27).append(time.getYear());
    digits(text.append('-'), 2, time.getMonthValue());
    digits(text.append('-'), 2, time.getDayOfMonth());
    digits(text.append('T'), 2, time.getHour());
    digits(text.append(':'), 2, time.getMinute());
    digits(text.append(':'), 2, time.getSecond());
    digits(text.append('.'), 6, time.getNano() / 1000);
    return text.append('Z').toString();
  }

  private static void digits(StringBuilder text, int count, int number) {
    var digits = String.valueOf(number);
    text.repeat('0', count - digits.length()).append(digits);
  }

  private static String plain(String key) {
    return key.startsWith("@") ? plain(key.substring(1)) : key;
  }

  static String stack(Throwable thrown) {
    var text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
