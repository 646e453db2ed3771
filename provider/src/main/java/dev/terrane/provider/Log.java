package dev.terrane.provider;

import java.util.Map;

/// Writes to the CLI's log, which `TF_LOG` enables. The framework masks values of sensitive
/// attributes.
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
}
