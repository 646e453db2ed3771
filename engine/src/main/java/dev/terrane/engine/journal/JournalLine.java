package dev.terrane.engine.journal;

import java.util.List;
import java.util.Optional;

/// A line of the journal: an object was created, or entries are removed. It begins with the version
/// of the format and ends with a dot, so that a line that was cut off is recognized.
sealed interface JournalLine {
  String VERSION = "1";
  String END = ".";

  /// An object was created; a later line with the same id replaces an earlier one.
  record Created(JournalEntry entry) implements JournalLine {
    @Override
    public String toString() {
      return String.join(
          "\t",
          VERSION,
          "+",
          entry.id(),
          Long.toString(entry.seconds()),
          entry.type(),
          entry.identityHash(),
          entry.inputHash(),
          entry.identity(),
          END);
    }
  }

  /// The objects are in the state, or no longer exist.
  record Removed(List<String> ids) implements JournalLine {
    @Override
    public String toString() {
      return String.join("\t", VERSION, "-", String.join(",", ids), END);
    }
  }

  /// Reads a line.
  ///
  /// @return empty for a line that is damaged or of another version
  static Optional<JournalLine> parse(String text) {
    var fields = text.split("\t", -1);
    var isWhole =
        fields.length > 3 && fields[0].equals(VERSION) && fields[fields.length - 1].equals(END);
    if (isWhole && fields[1].equals("-") && fields.length == 4) {
      return Optional.of(new Removed(List.of(fields[2].split(",", -1))));
    }
    if (isWhole && fields[1].equals("+") && fields.length == 9 && fields[3].matches("\\d{1,18}")) {
      return Optional.of(
          new Created(
              new JournalEntry(
                  fields[2],
                  Long.parseLong(fields[3]),
                  fields[4],
                  fields[5],
                  fields[6],
                  fields[7])));
    }
    return Optional.empty();
  }
}
