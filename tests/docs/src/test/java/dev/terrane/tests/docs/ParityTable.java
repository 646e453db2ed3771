package dev.terrane.tests.docs;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The tables of `docs/parity.md`.
final class ParityTable {
  /// The groups of features, with the number of features of each.
  static final Map<String, Integer> GROUPS =
      Map.of("FW", 147, "VA", 29, "TY", 16, "MX", 19, "SD", 55, "TE", 26);

  private static final Pattern CELL = Pattern.compile("\\s*\\|\\s*");
  private static final Pattern ID = Pattern.compile("[A-Z]{2}-\\d{3}");
  private static final Pattern TEST = Pattern.compile("`(\\w+\\.\\w+)`");

  private final List<String> lines;

  private ParityTable(List<String> lines) {
    this.lines = lines;
  }

  static ParityTable read() {
    return new ParityTable(Pages.lines(Pages.ROOT.resolve("docs/parity.md")));
  }

  List<Row> rows() {
    return cells().filter(row -> ID.matcher(row.getFirst()).matches()).map(Row::new).toList();
  }

  /// The rows of the table that counts the features of each group, by group.
  Map<String, List<String>> counts() {
    var counts = new TreeMap<String, List<String>>();
    cells()
        .filter(row -> GROUPS.containsKey(row.getFirst()) || row.getFirst().equals("all"))
        .forEach(row -> counts.put(row.getFirst(), row.subList(1, row.size())));
    return counts;
  }

  private Stream<List<String>> cells() {
    return lines.stream()
        .filter(line -> line.startsWith("|"))
        .map(line -> List.of(CELL.split(line.replaceFirst("^\\|\\s*", ""), -1)))
        .map(row -> row.subList(0, row.size() - 1));
  }

  /// Whether there is a counterpart of a feature.
  enum Status {
    MET,
    NONE,
    MISSING
  }

  /// A feature.
  ///
  /// @param cells the identifier, the feature, the counterpart and the tests
  record Row(List<String> cells) {
    static final String NO_TEST = "–";

    String id() {
      return cells.getFirst();
    }

    String group() {
      return id().substring(0, 2);
    }

    Status status() {
      if (cells.get(2).startsWith("none:")) {
        return Status.NONE;
      }
      return cells.get(2).startsWith("missing:") ? Status.MISSING : Status.MET;
    }

    /// The text about the tests, without tests that are written correctly.
    String unreadable() {
      return TEST.matcher(cells.getLast()).replaceAll("").replace(",", "").strip();
    }

    List<String> tests() {
      return TEST.matcher(cells.getLast()).results().map(test -> test.group(1)).toList();
    }

    @Override
    public String toString() {
      return id();
    }
  }
}
