package dev.terrane.testkit.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/// The files of a module.
final class ModuleFiles {
  private ModuleFiles() {}

  /// Reads the text files of a directory.
  ///
  /// @return the content by the path in the directory, with slashes
  static Map<String, String> of(Path directory) {
    var files = new TreeMap<String, String>();
    try (var all = Files.walk(directory)) {
      for (var one : all.filter(Files::isRegularFile).toList()) {
        var name = directory.relativize(one).toString().replace('\\', '/');
        files.put(name, Files.readString(one));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }
}
