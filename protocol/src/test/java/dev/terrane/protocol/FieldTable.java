package dev.terrane.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * A field table of the test resources: one line per field, enum value, RPC and empty message. Rows
 * are read as the seven columns that say what stands on the wire, plus "deprecated".
 */
final class FieldTable {
  private static final int WIRE_COLUMNS = 7;

  private FieldTable() {}

  /** The rows of one protobuf package. What only another implementation has is left out. */
  static List<String> rows(String resource, String protobufPackage) throws IOException {
    var stream = Objects.requireNonNull(FieldTable.class.getResourceAsStream(resource), resource);
    try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .filter(columns -> columns[1].startsWith(protobufPackage + "."))
          .filter(columns -> !columns[0].equals("plugin-go-only"))
          .map(FieldTable::row)
          .toList();
    }
  }

  private static String row(String[] columns) {
    var row = new StringBuilder();
    for (var i = 0; i < WIRE_COLUMNS; i++) {
      row.append(i == 0 ? "" : " ").append(i < columns.length ? columns[i] : "");
    }
    var notes = columns[columns.length - 1];
    return row.append(notes.equals("deprecated") ? " deprecated" : "").toString().strip();
  }
}
