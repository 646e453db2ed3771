package dev.terrane.engine.rules;

/// Joins texts of authors, such as the messages of exceptions, with the sentences of a diagnostic.
public final class Sentences {
  private Sentences() {}

  /// A text without the full stop at its end, so that the caller can add one.
  public static String withoutFullStop(String text) {
    var stripped = text.strip();
    return stripped.endsWith(".") && !stripped.endsWith("..")
        ? stripped.substring(0, stripped.length() - 1)
        : stripped;
  }
}
