package dev.terrane.testkit.internal.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/// The working directories of an engine, which are deleted at its end. They are kept after a failed
/// step, or if `TF_ACC_PERSIST_WORKING_DIR` is set. `TF_ACC_TEMP_DIR` is the directory in which
/// they are created. Not thread-safe.
final class Directories implements AutoCloseable {
  private final Lazy<Path> root;
  private final LogFiles logs;
  private final AtomicInteger count = new AtomicInteger();
  private final AtomicBoolean isKept;

  /// Declares the directories.
  ///
  /// @param environment the variables of this process
  /// @param test the name of the test, which is a part of their path
  Directories(Map<String, String> environment, String test) {
    var persist = environment.getOrDefault("TF_ACC_PERSIST_WORKING_DIR", "");
    this.isKept = new AtomicBoolean(!persist.isEmpty());
    this.logs = new LogFiles(environment, test);
    this.root =
        new Lazy<>(() -> temporary(environment.getOrDefault("TF_ACC_TEMP_DIR", ""), test + "-"));
  }

  /// Creates a directory.
  ///
  /// @param name the first part of its name
  Path create(String name) {
    try {
      return Files.createDirectory(root.get().resolve(name + "-" + count.incrementAndGet()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The variables of the commands in a directory.
  Map<String, String> variables(Path directory) {
    return logs.variables(directory);
  }

  private static Path temporary(String parent, String prefix) {
    try {
      var created =
          parent.isEmpty()
              ? Files.createTempDirectory(prefix)
              : Files.createTempDirectory(Path.of(parent), prefix);
      // Resolved, because CLIs report resolved paths.
      return created.toRealPath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void keep() {
    isKept.set(true);
  }

  @Override
  public void close() {
    root.ifCreated().filter(_ -> !isKept.get()).ifPresent(Directories::delete);
  }

  private static void delete(Path directory) {
    try (var files = Files.walk(directory)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
