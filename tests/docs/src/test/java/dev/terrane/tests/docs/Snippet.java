package dev.terrane.tests.docs;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A fenced block of a document.
///
/// @param page the page
/// @param line the line of its opening fence, from 1
/// @param info the text after the opening fence: the language, then `key=value` pairs
/// @param lines its lines
record Snippet(String page, int line, String info, List<String> lines) {
  /// The language, or empty.
  String language() {
    return info.split(" ", 2)[0];
  }

  /// A word of the info string: `file=pom.xml`.
  Optional<String> word(String key) {
    return Arrays.stream(info.split(" ", -1))
        .filter(word -> word.startsWith(key + "="))
        .map(word -> word.substring(key.length() + 1))
        .findFirst();
  }

  String text() {
    return String.join("\n", lines) + "\n";
  }

  @Override
  public String toString() {
    return page + ":" + line + " " + info;
  }
}
