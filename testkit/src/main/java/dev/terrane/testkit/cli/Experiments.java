package dev.terrane.testkit.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Tests whether a CLI was built with experiments.
final class Experiments {
  private Experiments() {}

  /// Other builds refuse the option of an experiment.
  static boolean areAllowed(Path executable) {
    try {
      var directory = Files.createTempDirectory("terrane");
      var file = Files.createFile(directory.resolve("main.tf"));
      try {
        var command = List.of(executable.toString(), "plan", "-allow-deferral", "-lock=false");
        return Cli.quiet(directory).run(command).exitCode() == 0;
      } finally {
        Files.delete(file);
        Files.delete(directory);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
