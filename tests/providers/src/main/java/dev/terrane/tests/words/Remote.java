package dev.terrane.tests.words;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/// A directory as the remote side: a file for each gadget, and one that lists the calls.
///
/// @param root the directory
/// @param prefix how labels begin
record Remote(Path root, String prefix) {
  /// The stored form of a gadget.
  ///
  /// @param size its size
  /// @param policy its policy, as formatted by the remote side; empty for none
  record Stored(long size, String policy) {}

  void called(String method) throws IOException {
    Files.writeString(
        root.resolve("calls"), method + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  boolean has(String name) {
    return Files.exists(file(name));
  }

  void put(String name, Stored gadget) throws IOException {
    // This remote side has no blanks in its JSON.
    var lines = List.of(Long.toString(gadget.size), gadget.policy.replaceAll("\\s", ""));
    Files.write(file(name), lines);
  }

  Stored get(String name) throws IOException {
    var lines = Files.readAllLines(file(name));
    return new Stored(Long.parseLong(lines.getFirst()), lines.getLast());
  }

  void remove(String name) throws IOException {
    Files.deleteIfExists(file(name));
  }

  private Path file(String name) {
    return root.resolve(name + ".gadget");
  }
}
