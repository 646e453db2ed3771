package dev.terrane.goplugin.log;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// The level of a log line, in ascending order.
public enum LogLevel {
  /// Each step in detail.
  TRACE,
  /// For the analysis of errors.
  DEBUG,
  /// For operators.
  INFO,
  /// A probable error.
  WARN,
  /// A failure.
  ERROR,
  /// A threshold above all levels: nothing is logged.
  OFF;

  /// Parses a level. Case and white space around it are ignored.
  ///
  /// @return empty when the text is not a level
  public static Optional<LogLevel> parse(String text) {
    var word = text.strip().toUpperCase(Locale.ROOT);
    for (var level : values()) {
      if (level.name().equals(word)) {
        return Optional.of(level);
      }
    }
    return Optional.empty();
  }

  /// Returns the threshold of the first of several variables that is set. `JSON` means all lines,
  /// which are JSON in any case. An invalid text is reported and means all lines, too. Without a
  /// variable all lines are written, because the host filters them.
  ///
  /// @param variables names of variables, the most specific first
  /// @param complaint receives a message for an invalid text
  public static LogLevel fromEnvironment(
      Map<String, String> environment, List<String> variables, Consumer<String> complaint) {
    for (var variable : variables) {
      var text = environment.getOrDefault(variable, "");
      if (!text.isBlank()) {
        return threshold(variable, text, complaint);
      }
    }
    return TRACE;
  }

  private static LogLevel threshold(String variable, String text, Consumer<String> complaint) {
    if (text.strip().equalsIgnoreCase("JSON")) {
      return TRACE;
    }
    return parse(text)
        .orElseGet(() -> {
          complaint.accept(
              "invalid log level "
                  + variable
                  + "=\""
                  + text
                  + "\": all lines are logged; valid levels are TRACE, DEBUG, INFO, WARN, ERROR and"
                  + " OFF");
          return TRACE;
        });
  }

  /// The name of this level in a line.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
