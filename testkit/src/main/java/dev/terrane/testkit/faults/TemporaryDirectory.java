package dev.terrane.testkit.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/// A directory for the journals of a test, deleted at its end.
final class TemporaryDirectory implements AutoCloseable {
  private final Path directory;

  TemporaryDirectory() {
    try {
      directory = Files.createTempDirectory("terrane-faults");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// An empty directory.
  Path next() {
    try {
      return Files.createTempDirectory(directory, "journal");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The user who owns a directory.
  static String owner(Path directory) {
    try {
      return Files.getOwner(directory).getName();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try (var all = Files.walk(directory)) {
      for (var path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
