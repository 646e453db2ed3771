package dev.terrane.testkit.internal.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The working directories of an engine, which are deleted at its end. They are kept after a failed
/// step, or if `TF_ACC_PERSIST_WORKING_DIR` is set. `TF_ACC_TEMP_DIR` is the directory in which
/// they are created. Not thread-safe.
final class Directories implements AutoCloseable {
  private final Map<String, String> environment;
  private @Nullable Path root;
  private int count;
  private boolean isKept;

  Directories(Map<String, String> environment) {
    this.environment = environment;
    this.isKept = !environment.getOrDefault("TF_ACC_PERSIST_WORKING_DIR", "").isEmpty();
  }

  /// Creates a directory.
  ///
  /// @param name the first part of its name
  Path create(String name) {
    try {
      var parent = root;
      if (parent == null) {
        parent = temporary();
        root = parent;
      }
      count++;
      return Files.createDirectory(parent.resolve(name + "-" + count));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path temporary() throws IOException {
    var place = environment.getOrDefault("TF_ACC_TEMP_DIR", "");
    // Resolved, because CLIs report resolved paths.
    return (place.isEmpty()
            ? Files.createTempDirectory("terrane-test")
            : Files.createTempDirectory(Path.of(place), "terrane-test"))
        .toRealPath();
  }

  void keep() {
    isKept = true;
  }

  @Override
  public void close() {
    if (root == null || isKept) {
      return;
    }
    try (var files = Files.walk(root)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
