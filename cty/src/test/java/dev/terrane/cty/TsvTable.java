package dev.terrane.cty;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** Tables of tab-separated values among the test resources; lines with # are comments. */
public final class TsvTable {
  private TsvTable() {}

  public static List<List<String>> of(String resource) {
    try (var stream = TsvTable.class.getResourceAsStream("/" + resource)) {
      return parse(
          new String(
              Objects.requireNonNull(stream).readAllBytes(),
              java.nio.charset.StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A table from the folder in -Dterrane.gocty, which may contain more rows, else from the
   * resources.
   */
  public static List<List<String>> ofGoCty(String kind) {
    var folder = System.getProperty("terrane.gocty");
    var name = "gocty-" + kind + ".tsv";
    if (folder == null) {
      return of(name);
    }
    try {
      return parse(Files.readString(Path.of(folder, name)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<List<String>> parse(String table) {
    return table
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> List.of(line.split("\t", -1)))
        .toList();
  }
}
