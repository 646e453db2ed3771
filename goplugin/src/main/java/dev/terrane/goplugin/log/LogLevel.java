package dev.terrane.goplugin.log;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// How important a log line is, least first.
public enum LogLevel {
  /// Every step.
  TRACE,
  /// For whoever looks for a fault.
  DEBUG,
  /// For whoever operates.
  INFO,
  /// Something is probably wrong.
  WARN,
  /// Something failed.
  ERROR,
  /// As a threshold: nothing is logged. No line has this level.
  OFF;

  /// Reads a level; case and white space around it do not matter.
  ///
  /// @return empty when the text is no level
  public static Optional<LogLevel> parse(String text) {
    var word = text.strip().toUpperCase(Locale.ROOT);
    for (var level : values()) {
      if (level.name().equals(word)) {
        return Optional.of(level);
      }
    }
    return Optional.empty();
  }

  /// Reads the threshold that a user asked for: the first of several variables that is set decides.
  /// `JSON` asks for every line, in a form that is ours anyway; a text that is no level is told of
  /// and means every line, too. Without any variable every line is written, for the host filters.
  ///
  /// @param variables names of variables, the most special first
  /// @param complaint told in one sentence of a text that is no level
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
              variable
                  + "=\""
                  + text
                  + "\" is no log level, so everything is logged; known are TRACE, DEBUG,"
                  + " INFO, WARN, ERROR and OFF");
          return TRACE;
        });
  }

  /// The word for this level in a line.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
