package dev.terrane.provider;

import java.util.Map;

/// A log whose lines reach the CLI's log (TF_LOG). What the schema calls sensitive is masked by the
/// framework before a line leaves.
@FunctionalInterface
public interface Log {
  /// How much a line matters; the names are the CLI's.
  enum Level {
    /// Every step.
    TRACE,
    /// What a developer wants to know.
    DEBUG,
    /// What an operator wants to know.
    INFO,
    /// What looks wrong and is survived.
    WARN,
    /// What failed.
    ERROR
  }

  /// Writes one line.
  ///
  /// @param level how much it matters
  /// @param message what happened
  /// @param fields keys and values beside the message
  void write(Level level, String message, Map<String, ?> fields);

  /// Writes a line for developers.
  ///
  /// @param message what happened
  default void debug(String message) {
    write(Level.DEBUG, message, Map.of());
  }

  /// Writes a line for operators.
  ///
  /// @param message what happened
  default void info(String message) {
    write(Level.INFO, message, Map.of());
  }

  /// Writes a line about something that was survived.
  ///
  /// @param message what happened
  default void warn(String message) {
    write(Level.WARN, message, Map.of());
  }
}
