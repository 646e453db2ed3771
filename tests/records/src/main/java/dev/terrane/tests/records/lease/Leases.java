package dev.terrane.tests.records.lease;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// The remote side: a directory with a file of all calls, and a file for each account.
///
/// @param root the directory
public record Leases(Path root) {
  /// Writes a call down, in one line.
  void called(String what, String id) throws IOException {
    var line = what + " " + id + "\n";
    Files.writeString(calls(), line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  /// How often something was called.
  long count(String what, String id) throws IOException {
    if (Files.notExists(calls())) {
      return 0;
    }
    try (var lines = Files.lines(calls())) {
      return lines.filter((what + " " + id)::equals).count();
    }
  }

  private Path calls() {
    return root.resolve("calls");
  }

  Path account(String name) {
    return root.resolve(name + ".account");
  }
}
