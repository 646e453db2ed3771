package dev.terrane.tests.docs;

import java.util.ArrayList;
import java.util.List;

/// Finds a printed excerpt in a file: the same consecutive lines, with any common indentation. A
/// line `...` matches omitted lines.
final class Excerpt {
  private final List<List<String>> pieces = new ArrayList<>();

  Excerpt(List<String> lines) {
    var piece = new ArrayList<String>();
    for (var line : lines) {
      if (line.strip().equals("...") || line.strip().equals("// ...")) {
        add(piece);
        piece = new ArrayList<>();
      } else {
        piece.add(line);
      }
    }
    add(piece);
  }

  private void add(List<String> piece) {
    var stripped = outdented(piece);
    if (!stripped.isEmpty()) {
      pieces.add(stripped);
    }
  }

  boolean standsIn(List<String> file) {
    var from = 0;
    for (var piece : pieces) {
      from = after(piece, file, from);
      if (from < 0) {
        return false;
      }
    }
    return !pieces.isEmpty();
  }

  private static int after(List<String> piece, List<String> file, int from) {
    for (var i = from; i + piece.size() <= file.size(); i++) {
      if (outdented(file.subList(i, i + piece.size())).equals(piece)) {
        return i + piece.size();
      }
    }
    return -1;
  }

  private static List<String> outdented(List<String> lines) {
    var indent =
        lines.stream()
            .filter(line -> !line.isBlank())
            .mapToInt(line -> line.length() - line.stripLeading().length())
            .min()
            .orElse(0);
    var stripped =
        lines.stream()
            .map(line -> line.isBlank() ? "" : line.substring(indent).stripTrailing())
            .toList();
    var first = 0;
    var last = stripped.size();
    while (first < last && stripped.get(first).isEmpty()) {
      first++;
    }
    while (last > first && stripped.get(last - 1).isEmpty()) {
      last--;
    }
    return stripped.subList(first, last);
  }
}
