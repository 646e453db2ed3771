package dev.terrane.processor.emit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

/// The sources in the test resources.
final class Resources {
  private Resources() {}

  /// {@return the text of a resource}
  ///
  /// @param path its path: `authors/Note.java`
  static String text(String path) {
    try (var in = Resources.class.getResourceAsStream("/" + path)) {
      return new String(Objects.requireNonNull(in, path).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return the sources of some types in a folder}
  static String[] sources(String folder, String... types) {
    return Arrays.stream(types)
        .map(type -> text(folder + "/" + type + ".java"))
        .toArray(String[]::new);
  }
}
