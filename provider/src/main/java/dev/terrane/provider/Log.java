package dev.terrane.provider;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// Writes to the CLI's log, which `TF_LOG` enables. The framework masks values of sensitive
/// attributes. Thread-safe.
///
/// The methods that return a log do not change this one.
@FunctionalInterface
public interface Log {
  /// The log level, as the CLI names them.
  enum Level {
    /// Every step of an operation.
    TRACE,
    /// Information for developers.
    DEBUG,
    /// Information for users and operators.
    INFO,
    /// A problem after which the operation continues.
    WARN,
    /// A failed operation.
    ERROR
  }

  /// Writes one message.
  ///
  /// @param level the level
  /// @param message the message
  /// @param fields additional keys and values
  void write(Level level, String message, Map<String, ?> fields);

  /// Whether messages of a level can appear in the CLI's log, by the environment variables of the
  /// CLI and of this provider. If not, a costly message need not be created.
  ///
  /// @param level the level
  /// @return false if no message of the level appears
  default boolean isEnabled(Level level) {
    return true;
  }

  /// Returns the log of a subsystem of the provider, such as its HTTP client. Users can set its
  /// level with `TF_LOG_PROVIDER_<NAME>_<SUBSYSTEM>`, where both names are in upper case; without
  /// this variable it has the level of this log. The fields and masks of this log remain.
  ///
  /// In tests without Terraform, its messages have the field `subsystem`.
  ///
  /// @param name the name, for example `http`; lines have the module `files.http`
  /// @return the log of the subsystem
  default Log subsystem(String name) {
    return with("subsystem", name);
  }

  /// Returns a log that adds a field to each message.
  ///
  /// @param key the key
  /// @param value the value
  /// @return the log
  default Log with(String key, Object value) {
    return derived(
        this,
        log ->
            (level, message, fields) -> {
              var all = new LinkedHashMap<String, Object>(Map.of(key, value));
              all.putAll(fields);
              log.write(level, message, all);
            });
  }

  /// Returns a log that writes `***` instead of the values of some fields.
  ///
  /// @param keys the keys of the fields, in their exact spelling
  /// @return the log
  default Log withMaskedFields(String... keys) {
    var masked = Set.copyOf(List.of(keys));
    return derived(
        this,
        log ->
            (level, message, fields) -> {
              var all = new LinkedHashMap<String, Object>(fields);
              all.replaceAll((key, value) -> masked.contains(key) ? "***" : value);
              log.write(level, message, all);
            });
  }

  /// Returns a log that writes `***` instead of each text that matches a pattern, in messages and
  /// in values of fields. `Pattern.compile(text, Pattern.LITERAL)` masks one text.
  ///
  /// @param pattern the pattern
  /// @return the log
  default Log withMask(Pattern pattern) {
    UnaryOperator<String> mask = text -> pattern.matcher(text).replaceAll("***");
    return derived(
        this,
        log ->
            (level, message, fields) -> {
              var all = new LinkedHashMap<String, Object>(fields);
              all.replaceAll((_, value) -> masked(value, mask));
              log.write(level, mask.apply(message), all);
            });
  }

  /// Writes a message at level TRACE.
  ///
  /// @param message the message
  default void trace(String message) {
    write(Level.TRACE, message, Map.of());
  }

  /// Writes a message at level DEBUG.
  ///
  /// @param message the message
  default void debug(String message) {
    write(Level.DEBUG, message, Map.of());
  }

  /// Writes a message at level INFO.
  ///
  /// @param message the message
  default void info(String message) {
    write(Level.INFO, message, Map.of());
  }

  /// Writes a message at level WARN.
  ///
  /// @param message the message
  default void warn(String message) {
    write(Level.WARN, message, Map.of());
  }

  /// Writes a message at level ERROR.
  ///
  /// @param message the message
  default void error(String message) {
    write(Level.ERROR, message, Map.of());
  }

  /// A number or a bool stays one unless its text contains what is masked.
  private static Object masked(Object value, UnaryOperator<String> mask) {
    var before = String.valueOf(value);
    var after = mask.apply(before);
    var typed = value instanceof Number || value instanceof Boolean;
    return typed && after.equals(before) ? value : after;
  }

  /// A log that changes each message before it passes it on. Masks are applied last, so that they
  /// also mask the fields that were added before them.
  private static Log derived(Log log, UnaryOperator<Log> change) {
    var changed = change.apply(log);
    return new Log() {
      @Override
      public void write(Level level, String message, Map<String, ?> fields) {
        changed.write(level, message, fields);
      }

      @Override
      public boolean isEnabled(Level level) {
        return log.isEnabled(level);
      }

      @Override
      public Log subsystem(String name) {
        return derived(log.subsystem(name), change);
      }

      @Override
      public Log withMaskedFields(String... keys) {
        return derived(log.withMaskedFields(keys), change);
      }

      @Override
      public Log withMask(Pattern pattern) {
        return derived(log.withMask(pattern), change);
      }
    };
  }
}
