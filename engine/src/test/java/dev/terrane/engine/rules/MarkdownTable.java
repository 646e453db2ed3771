package dev.terrane.engine.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// Tables of cases in Markdown files among the resources.
final class MarkdownTable {
  private MarkdownTable() {}

  /// The rows below a heading, each as its cells without backticks.
  static Stream<List<String>> rows(String file, String heading) {
    var rows =
        lines(file)
            .dropWhile(line -> !line.equals("## " + heading))
            .skip(1)
            .takeWhile(line -> !line.startsWith("## "))
            .filter(line -> line.startsWith("| "))
            .skip(1)
            .map(MarkdownTable::cells)
            .toList();
    if (rows.isEmpty()) {
      throw new IllegalStateException("no cases below " + heading);
    }
    return rows.stream();
  }

  private static List<String> cells(String line) {
    return Arrays.stream(line.substring(1).split("\\|"))
        .map(cell -> cell.strip().replace("`", ""))
        .toList();
  }

  private static Stream<String> lines(String file) {
    try (var in =
        Objects.requireNonNull(MarkdownTable.class.getResourceAsStream("/rules/" + file), file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
