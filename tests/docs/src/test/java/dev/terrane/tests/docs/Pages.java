package dev.terrane.tests.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/// The files of the repository, without what is built.
final class Pages {
  private static final Set<String> BUILT = Set.of("target", ".git", ".idea", "node_modules");

  static final Path ROOT = Path.of(System.getProperty("terrane.root")).toAbsolutePath();

  private Pages() {}

  /// The documents.
  static List<Path> markdown() {
    return files(name -> name.endsWith(".md"));
  }

  /// All files whose name fits, sorted.
  static List<Path> files(Predicate<String> name) {
    var found = new ArrayList<Path>();
    try {
      Files.walkFileTree(
          ROOT,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
              return BUILT.contains(folder.getFileName().toString())
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (name.test(file.getFileName().toString())) {
                found.add(file);
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found.stream().sorted().toList();
  }

  static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The snippets of a document.
  static List<Snippet> snippets(Path page) {
    var name = ROOT.relativize(page).toString();
    var snippets = new ArrayList<Snippet>();
    List<String> open = null;
    var start = 0;
    var info = "";
    var lines = lines(page);
    for (var i = 0; i < lines.size(); i++) {
      var line = lines.get(i);
      if (!line.startsWith("```")) {
        if (open != null) {
          open.add(line);
        }
      } else if (open == null) {
        open = new ArrayList<>();
        start = i + 1;
        info = line.substring(3).strip();
      } else {
        snippets.add(new Snippet(name, start, info, List.copyOf(open)));
        open = null;
      }
    }
    if (open != null) {
      throw new IllegalStateException(name + ":" + start + ": the fence is not closed");
    }
    return snippets;
  }
}
