import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Checks or applies google-java-format on every Java file of the project. */
final class Format {
  /** Templates are not Java before their variables are replaced. */
  private static final Set<String> SKIPPED =
      Set.of("target", ".git", "node_modules", "archetype-resources", "resource-template");

  public static void main(String[] args) throws IOException {
    var apply = args[0].equals("apply");
    var root = Path.of(args[1]);
    var wrong = new ArrayList<Path>();
    var formatter = new Formatter(JavaFormatterOptions.builder().build());
    for (var file : sources(root)) {
      var before = Files.readString(file);
      var after = format(formatter, file, before);
      if (before.equals(after)) {
        continue;
      }
      wrong.add(root.relativize(file));
      if (apply) {
        Files.writeString(file, after);
      }
    }
    if (!apply && !wrong.isEmpty()) {
      wrong.forEach(file -> System.err.println("not formatted: " + file));
      System.err.println("Run: mvn -pl build validate -Dformat=apply");
      System.exit(1);
    }
  }

  private static String format(Formatter formatter, Path file, String source) {
    try {
      var ordered =
          ImportOrderer.reorderImports(
              RemoveUnusedImports.removeUnusedImports(source), JavaFormatterOptions.Style.GOOGLE);
      return formatter.formatSource(ordered);
    } catch (FormatterException e) {
      System.err.println(file + ": " + e.getMessage());
      System.exit(1);
      return source;
    }
  }

  private static List<Path> sources(Path root) throws IOException {
    var files = new ArrayList<Path>();
    Files.walkFileTree(
        root,
        new java.nio.file.SimpleFileVisitor<>() {
          @Override
          public java.nio.file.FileVisitResult preVisitDirectory(
              Path dir, java.nio.file.attribute.BasicFileAttributes attributes) {
            return SKIPPED.contains(dir.getFileName().toString())
                ? java.nio.file.FileVisitResult.SKIP_SUBTREE
                : java.nio.file.FileVisitResult.CONTINUE;
          }

          @Override
          public java.nio.file.FileVisitResult visitFile(
              Path file, java.nio.file.attribute.BasicFileAttributes attributes) {
            if (file.toString().endsWith(".java")) {
              files.add(file);
            }
            return java.nio.file.FileVisitResult.CONTINUE;
          }
        });
    return files;
  }
}
