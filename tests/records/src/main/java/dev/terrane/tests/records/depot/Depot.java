package dev.terrane.tests.records.depot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// The client: a directory with a file for each crate, and a log of the changing calls.
///
/// @param root the directory
/// @param region the region of new crates
record Depot(Path root, String region) {
  void called(String method, String name) throws IOException {
    Files.writeString(
        root.resolve("calls"),
        method + " " + name + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  Path crate(String name) {
    return root.resolve(name + ".crate");
  }
}
