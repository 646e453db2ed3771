package dev.terrane.packaging.image;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Jars of invented files and of classes of the tests.
final class TestJars {
  private TestJars() {}

  static Path write(Path jar, Map<String, byte[]> files) throws IOException {
    Files.createDirectories(Objects.requireNonNull(jar.getParent()));
    try (var out = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (var file : files.entrySet()) {
        out.putNextEntry(new ZipEntry(file.getKey()));
        out.write(file.getValue());
      }
    }
    return jar;
  }

  static byte[] text(String text) {
    return text.getBytes(UTF_8);
  }

  /// The class file of a type.
  static byte[] bytes(Class<?> type) throws IOException {
    try (var in = type.getResourceAsStream("/" + file(type))) {
      return Objects.requireNonNull(in).readAllBytes();
    }
  }

  /// The name of its class file.
  static String file(Class<?> type) {
    return type.getName().replace('.', '/') + ".class";
  }
}
