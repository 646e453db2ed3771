package dev.terrane.packaging;

import com.github.luben.zstd.ZstdInputStream;
import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.ProcessRunner;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/// Packages of a small provider on the class path of the tests.
final class TestPackages {
  private static final String SERVICE = "dev.terrane.provider.schema.ProviderType";

  /// The entries of the class path that only the tests and the packager need.
  private static final Pattern NOT_THE_PROVIDERS =
      Pattern.compile(
          ".*(junit|assertj|apiguardian|opentest4j|byte-buddy|surefire|commons-|test-classes|packaging|launcher).*");

  private TestPackages() {}

  static PackageRequest.Builder archive(Path scratch, String output) throws IOException {
    return builder(scratch, output, "archive", "dev.terrane.tests.archive.ArchiveProvider");
  }

  /// Begins a package of a provider.
  static PackageRequest.Builder builder(
      Path scratch, String output, String name, String providerType) throws IOException {
    return builder(scratch, output, name, SERVICE, providerType);
  }

  /// Begins a package of a program that a service entry names.
  static PackageRequest.Builder builder(
      Path scratch, String output, String name, String service, String type) throws IOException {
    var entry = scratch.resolve("entry-" + name);
    var services = Files.createDirectories(entry.resolve("META-INF/services"));
    Files.writeString(services.resolve(service), type + "\n");
    var classPath = new ArrayList<>(List.of(entry));
    classPath.addAll(classPath());
    return PackageRequest.builder(name, "1.2.3", classPath, scratch.resolve(output));
  }

  static List<Path> classPath() {
    var all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path", ""));
    var root = Path.of(System.getProperty("terrane.root", "")).toAbsolutePath();
    return Arrays.stream(all.split(File.pathSeparator, -1))
        .map(Path::of)
        .filter(entry -> !NOT_THE_PROVIDERS.matcher(inside(root, entry)).matches())
        .toList();
  }

  /// The path without the name of the enclosing folder.
  private static String inside(Path root, Path entry) {
    return entry.startsWith(root) ? root.relativize(entry).toString() : entry.toString();
  }

  /// Makes the only package of a request.
  static ProviderPackage make(PackageRequest.Builder builder, List<String> said) {
    return new ProviderPackager(System.getenv(), said::add).make(builder.build()).getFirst();
  }

  /// Runs the java of a package with the options of its launch file and `-version`.
  static ProcessRunner.Outcome version(Path java, Path cache, String... more) {
    var command = new ArrayList<>(List.of(java.toString(), "-XX:+UseSerialGC"));
    command.addAll(List.of("-Xlog:disable", "-Xlog:all=warning:stderr"));
    command.add("-XX:AOTCache=" + cache);
    command.addAll(List.of(more));
    return ProcessRunner.run(command);
  }

  /// Unpacks the archive of a package.
  ///
  /// @return `into`, with image and cache
  static Path unpack(Path folder, Path into) throws IOException {
    try (var file = Files.newInputStream(folder.resolve("lib/runtime.tar.zst"));
        var archive = new TarArchiveInputStream(new ZstdInputStream(file))) {
      for (var entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
        var unpacked = into.resolve(entry.getName());
        Files.createDirectories(unpacked.getParent());
        Files.copy(archive, unpacked);
        if ((entry.getMode() & 0100) != 0) {
          Files.setPosixFilePermissions(unpacked, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
      }
    }
    return into;
  }

  /// The cache of an unpacked archive.
  static Path cache(Path runtime) {
    return FileTree.files(runtime).entrySet().stream()
        .filter(file -> file.getKey().endsWith(".aot"))
        .findFirst()
        .orElseThrow()
        .getValue();
  }

  static String lines(List<String> said) {
    return said.stream().collect(Collectors.joining("\n"));
  }
}
