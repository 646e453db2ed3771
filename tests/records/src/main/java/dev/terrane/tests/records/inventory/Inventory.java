package dev.terrane.tests.records.inventory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/// The remote side: a directory with a file for each item, and a file of all calls.
///
/// @param root the directory
public record Inventory(Path root) {
  private static final int PAGE = 2;
  private static final String SUFFIX = ".item";

  /// A page of names.
  ///
  /// @param names the names
  /// @param next the number of the next page, or empty
  record Page(List<String> names, Optional<Integer> next) {}

  /// Fetches a page of all names, in their order.
  Page page(int number) throws IOException {
    called("page " + number);
    try (var files = Files.list(root)) {
      var names =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(SUFFIX))
              .map(name -> name.substring(0, name.length() - SUFFIX.length()))
              .sorted()
              .toList();
      var start = Math.min(names.size(), number * PAGE);
      var end = Math.min(names.size(), start + PAGE);
      return new Page(
          names.subList(start, end),
          end < names.size() ? Optional.of(number + 1) : Optional.empty());
    }
  }

  /// Writes a call down, in one line.
  void called(String what) throws IOException {
    Files.writeString(
        root.resolve("calls"), what + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private Path file(String name) {
    return root.resolve(name + SUFFIX);
  }

  /// Writes an item, of which only color and note are kept.
  void put(String name, String content) throws IOException {
    Files.writeString(file(name), content);
  }

  /// The content of an item, if it exists.
  Optional<String> find(String name) throws IOException {
    return Files.exists(file(name)) ? Optional.of(Files.readString(file(name))) : Optional.empty();
  }

  void remove(String name) throws IOException {
    Files.deleteIfExists(file(name));
  }
}
