package dev.terrane.packaging.image;

import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/// A jar or a folder of classes on a class path, with the content for a JVM of Java 25.
///
/// @param name its file name
/// @param files the content by name; of a multi-release jar that for Java 25. Files about the jar
///   itself (manifest, index, signature, module descriptor) are omitted
record ClassPathEntry(String name, SortedMap<String, byte[]> files) {
  private static final Runtime.Version RELEASE = Runtime.Version.parse("25");

  /// JAR File Specification, "The META-INF directory" and "Signed JAR File"; by names in upper
  /// case.
  private static final Pattern ABOUT_THE_JAR =
      Pattern.compile(
          "META-INF/(MANIFEST\\.MF|INDEX\\.LIST|[^/]+\\.(SF|DSA|RSA|EC)|SIG-[^/]*)"
              + "|(.*/)?MODULE-INFO\\.CLASS|META-INF/.*\\.CLASS");

  ClassPathEntry {
    files = Collections.unmodifiableSortedMap(files);
  }

  /// Reads an entry.
  ///
  /// @throws PackagingException if the entry does not exist or is not a jar
  static ClassPathEntry read(Path entry) {
    var name = String.valueOf(entry.getFileName());
    try {
      if (Files.isDirectory(entry)) {
        return new ClassPathEntry(name, folder(entry));
      }
      if (!Files.isRegularFile(entry) || !name.endsWith(".jar")) {
        throw new PackagingException(
            entry
                + " on the class path is neither a jar nor a folder of classes; build the provider"
                + " first");
      }
      return new ClassPathEntry(name, jar(entry));
    } catch (ZipException e) {
      throw new PackagingException(name + " on the class path is damaged: " + e.getMessage(), e);
    } catch (IOException e) {
      throw new PackagingException(
          "cannot read " + entry + " on the class path: " + PackagingException.of(e).getMessage(),
          e);
    }
  }

  /// The names of the class files.
  Set<String> classes() {
    return files.keySet().stream()
        .filter(file -> file.endsWith(".class"))
        .collect(Collectors.toUnmodifiableSet());
  }

  private static SortedMap<String, byte[]> folder(Path folder) throws IOException {
    var files = new TreeMap<String, byte[]>();
    for (var file : FileTree.files(folder).entrySet()) {
      if (isContent(file.getKey())) {
        files.put(file.getKey(), Files.readAllBytes(file.getValue()));
      }
    }
    return files;
  }

  private static SortedMap<String, byte[]> jar(Path file) throws IOException {
    var files = new TreeMap<String, byte[]>();
    try (var jar = new JarFile(file.toFile(), false, ZipFile.OPEN_READ, RELEASE)) {
      for (var entry : jar.versionedStream().toList()) {
        if (!entry.isDirectory() && isContent(entry.getName())) {
          // Like the JVM, keeps the first of two entries with the same name.
          files.putIfAbsent(entry.getName(), bytes(jar, entry));
        }
      }
    }
    return files;
  }

  private static boolean isContent(String name) {
    return !ABOUT_THE_JAR.matcher(name.toUpperCase(Locale.ROOT)).matches();
  }

  private static byte[] bytes(JarFile jar, JarEntry entry) throws IOException {
    try (var in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }
}
