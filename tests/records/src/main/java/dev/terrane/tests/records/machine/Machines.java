package dev.terrane.tests.records.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// The remote side: a directory with a file of all calls.
///
/// @param root the directory
public record Machines(Path root) {
  /// Records a call, in one line.
  void called(String what, String id) throws IOException {
    Files.writeString(
        root.resolve("calls"),
        what + " " + id + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }
}
