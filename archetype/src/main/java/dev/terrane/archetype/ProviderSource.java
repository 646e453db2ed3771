package dev.terrane.archetype;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// The source of the class that implements `Provider`.
///
/// @param file its file
/// @param packageName its package
/// @param className its name
/// @param client the type of its client, as the file writes it
record ProviderSource(Path file, String packageName, String className, String client) {
  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final Path TESTS = Path.of("src", "test", "java");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package\\s+([\\w.]+)\\s*;");
  private static final Pattern CLASS =
      Pattern.compile(
          "class\\s+(\\w+)\\s+implements\\s+Provider<\\s*[\\w.]+\\s*,\\s*([\\w.]+)\\s*>");
  private static final Pattern PARTS =
      Pattern.compile("parts\\(\\)\\s*\\{\\s*return\\s+List\\.of\\(");

  /// Finds the provider of a Maven project.
  ///
  /// @throws IOException if there is none, or more than one
  static ProviderSource find(Path project) throws IOException {
    var sources = project.resolve(SOURCES);
    if (!Files.isDirectory(sources)) {
      throw new IOException(
          sources + " does not exist. Run the command in the directory of a provider.");
    }
    try (var files = Files.walk(sources)) {
      var found =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .flatMap(file -> read(file).stream())
              .toList();
      if (found.size() != 1) {
        throw new IOException(
            "%s contains %s classes that implement Provider<CONFIG, CLIENT>: %s. One is needed."
                .formatted(sources, found.size(), names(found)));
      }
      return found.getFirst();
    }
  }

  private static List<String> names(List<ProviderSource> found) {
    return found.stream().map(ProviderSource::className).toList();
  }

  private static Optional<ProviderSource> read(Path file) {
    var text = text(file);
    var packageName =
        PACKAGE.matcher(text).results().map(one -> one.group(1)).findFirst().orElse("");
    return CLASS
        .matcher(text)
        .results()
        .map(one -> new ProviderSource(file, packageName, one.group(1), one.group(2)))
        .findFirst();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  /// The directory of the tests in the same package.
  Path testDirectory() {
    var folder = file.resolveSibling("").toString();
    var sources = SOURCES.toString();
    var at = folder.lastIndexOf(sources);
    return Path.of(folder.substring(0, at) + TESTS + folder.substring(at + sources.length()));
  }

  /// Adds an expression to the list that `parts` returns.
  ///
  /// @return false if the file does not contain `return List.of(...)` there, and is unchanged
  boolean add(String part) throws IOException {
    var text = text(file);
    var end = PARTS.matcher(text).results().map(MatchResult::end).findFirst();
    if (end.isEmpty()) {
      return false;
    }
    var rest = text.substring(end.get());
    var separator = rest.stripLeading().startsWith(")") ? "" : ", ";
    Files.writeString(file, text.substring(0, end.get()) + part + separator + rest);
    return true;
  }
}
