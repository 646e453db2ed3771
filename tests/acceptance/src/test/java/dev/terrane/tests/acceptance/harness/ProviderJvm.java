package dev.terrane.tests.acceptance.harness;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// The JVM of providers on the test's class path.
final class ProviderJvm {
  private static final List<String> USUAL =
      List.of(
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "-Xmx256m",
          "-Xlog:disable",
          "-Xlog:all=warning:stderr");

  private ProviderJvm() {}

  static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /// The JVM's options, with an archive of its classes, because packages have one, too.
  static List<String> options() {
    return Stream.concat(USUAL.stream(), Stream.of("-XX:SharedArchiveFile=" + Archive.FILE))
        .toList();
  }

  /// The class path without the directory of the provider's service entry. The jars are first,
  /// because the JVM uses an archive only with the same first entries.
  static List<String> classPath() {
    return Stream.concat(jars().stream(), entries().filter(entry -> !isJar(entry))).toList();
  }

  private static List<String> jars() {
    return entries().filter(ProviderJvm::isJar).toList();
  }

  private static boolean isJar(String entry) {
    return Files.isRegularFile(Path.of(entry));
  }

  /// Without the examples, each of which is a provider of its own.
  private static Stream<String> entries() {
    var all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path", ""));
    var examples = Path.of(System.getProperty("terrane.root", ""), "examples");
    return Arrays.stream(all.split(File.pathSeparator, -1))
        .filter(entry -> !entry.isEmpty() && !Path.of(entry).startsWith(examples));
  }

  private static final class Archive {
    private static final Path FILE = new ClassArchive(java(), USUAL, jars()).file();
  }
}
