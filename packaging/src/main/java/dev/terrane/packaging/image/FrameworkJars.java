package dev.terrane.packaging.image;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The jars of this program that are also on the provider's class path: Terrane itself, and gRPC
/// with its dependencies.
final class FrameworkJars {
  private static final Pattern NAME =
      Pattern.compile(
          "(terrane-(cty|provider|engine|rpc|goplugin|daemon|server)"
              + "|grpc-(api|context|core|okhttp|util)"
              + "|guava|failureaccess|listenablefuture|okio|okio-jvm"
              + "|kotlin-stdlib|kotlin-stdlib-(common|jdk7|jdk8)|gson|perfmark-api"
              + "|annotations|animal-sniffer-annotations|error_prone_annotations|j2objc-annotations"
              + "|jspecify|jsr305)-[0-9].*\\.jar");

  private final Map<String, Path> byName;

  private FrameworkJars(Map<String, Path> byName) {
    this.byName = byName;
  }

  static FrameworkJars ofThisProcess() {
    return of(
        Stream.of(System.getProperty("java.class.path", "").split(File.pathSeparator))
            .map(Path::of)
            .toList());
  }

  static FrameworkJars of(List<Path> jars) {
    return new FrameworkJars(
        jars.stream()
            .filter(jar -> NAME.matcher(String.valueOf(jar.getFileName())).matches())
            .filter(Files::isRegularFile)
            .collect(
                Collectors.toMap(
                    jar -> String.valueOf(jar.getFileName()), jar -> jar, (one, other) -> one)));
  }

  /// Whether one of them is a library, and not Terrane itself.
  static boolean isLibrary(Path jar) {
    return !String.valueOf(jar.getFileName()).startsWith("terrane-");
  }

  /// Whether an entry of a class path equals one of them.
  boolean contain(Path entry) throws IOException {
    var own = byName.get(String.valueOf(entry.getFileName()));
    return own != null && Files.isRegularFile(entry) && Files.mismatch(own, entry) < 0;
  }
}
