package dev.terrane.goplugin.client;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Reads the output of a plugin line by line. A line that is longer than the limit of hosts is
/// split.
final class LineReader {
  static final int LONGEST = 64 * 1024;

  private final InputStream input;

  LineReader(InputStream input) {
    this.input = new BufferedInputStream(input);
  }

  /// Returns the next line without its end, or a piece of [#LONGEST] bytes of it; empty at the end
  /// of the output.
  Optional<String> next() throws IOException {
    var line = new ByteArrayOutputStream();
    while (line.size() < LONGEST) {
      var next = input.read();
      if (next < 0) {
        return line.size() == 0 ? Optional.empty() : Optional.of(text(line));
      }
      if (next == '\n') {
        return Optional.of(text(line));
      }
      line.write(next);
    }
    return Optional.of(text(line));
  }

  private static String text(ByteArrayOutputStream line) {
    var text = line.toString(StandardCharsets.UTF_8);
    return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
  }
}
