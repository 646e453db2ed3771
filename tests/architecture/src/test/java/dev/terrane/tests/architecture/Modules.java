package dev.terrane.tests.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The main classes of all modules, imported once. */
final class Modules {
  /** The modules whose classes run in a provider's process. */
  static final Set<String> RUN_TIME =
      Set.of("cty", "provider", "engine", "rpc", "goplugin", "daemon", "server");

  /**
   * Tests, and what is generated: the oracle of the wire tests, and the help of the Maven plugin.
   */
  private static final String[] UNCHECKED = {
    "dev.terrane.tests..", "dev.terrane.protocol..", "dev.terrane.terrane_maven_plugin.."
  };

  static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.terrane")
          .that(not(resideInAnyPackage(UNCHECKED)));

  private static final String ROOT_PACKAGE = "dev.terrane.";
  static final Path ROOT = Path.of("..", "..");
  private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

  private Modules() {}

  /** The module of a class: the name behind {@code dev.terrane}. */
  static String of(JavaClass one) {
    return one.getPackageName().substring(ROOT_PACKAGE.length()).split("\\.", 2)[0];
  }

  static boolean isOfRunTime(JavaClass one) {
    return RUN_TIME.contains(of(one));
  }

  /** The modules of the imported classes. */
  static Set<String> imported() {
    return CLASSES.stream().map(Modules::of).collect(Collectors.toCollection(TreeSet::new));
  }

  /** The folders of all modules in the root POM that are neither tests nor examples. */
  static List<Path> folders() {
    return MODULE
        .matcher(text(ROOT.resolve("pom.xml")))
        .results()
        .map((MatchResult found) -> found.group(1))
        .filter(folder -> !folder.startsWith("tests/") && !folder.startsWith("examples/"))
        .map(ROOT::resolve)
        .toList();
  }

  /** The folders of sources of these modules. */
  static List<Path> sources() {
    return folders().stream()
        .map(folder -> folder.resolve("src").resolve("main").resolve("java"))
        .filter(Files::isDirectory)
        .toList();
  }

  /** The names of the packages below a folder of sources. */
  static List<String> packages(Path sources) {
    return files(sources).stream()
        .map(file -> sources.relativize(file.getParent()).toString().replace('\\', '/'))
        .map(folder -> folder.replace('/', '.'))
        .distinct()
        .toList();
  }

  static List<Path> files(Path sources) {
    try (var all = Files.walk(sources)) {
      return all.filter(one -> one.toString().endsWith(".java")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
