package dev.terrane.tests.acceptance.packaged;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.Output;
import dev.terrane.tests.acceptance.harness.Running;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A package of an example, created once for all tests by the packager's command line.
///
/// @param example the example's name
/// @param output the folder with what was made
/// @param said what the packager said
record Packaged(String example, Path output, String said) {
  private static final Map<String, Packaged> MADE = new ConcurrentHashMap<>();

  /// It links a run-time and trains an AOT cache; on a loaded machine that takes minutes.
  private static final Duration LONG = Duration.ofMinutes(20);

  static Packaged of(String example) {
    return MADE.computeIfAbsent(example, Packaged::make);
  }

  private static Packaged make(String example) {
    try {
      var output = Files.createTempDirectory("packaged");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(output)));
      var module = module(example);
      var said =
          packager(
              "package",
              "--name",
              example,
              "--version",
              "0.1.0",
              "--class-path",
              module.resolve("target/provider/lib") + "/*",
              "--training",
              module.resolve("training.json").toString(),
              "--output",
              output.toString());
      return new Packaged(example, output, said.succeeded().stdout());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      all.sorted(java.util.Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path module(String example) {
    var root = Objects.requireNonNull(System.getProperty("terrane.root"), "terrane.root");
    return Path.of(root, "examples", example);
  }

  /// Runs the command line of the packager.
  static Output packager(String... words) {
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classPath(),
                "dev.terrane.packaging.Main"));
    command.addAll(List.of(words));
    return Running.start(command, Path.of(System.getProperty("java.io.tmpdir")), Map.of())
        .await(LONG);
  }

  /// The packager's class path, without the examples.
  private static String classPath() {
    var all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path", ""));
    return Arrays.stream(all.split(File.pathSeparator, -1))
        .filter(entry -> !Path.of(entry).startsWith(module("")))
        .collect(Collectors.joining(File.pathSeparator));
  }

  String address() {
    return "terrane.dev/examples/" + example;
  }

  private Path made(String suffix) {
    try (Stream<Path> files = Files.list(output)) {
      return files.filter(file -> file.toString().endsWith(suffix)).findFirst().orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path zip() {
    return made("amd64.zip".replace("amd64", architecture()));
  }

  Path folder() {
    return made("_" + architecture());
  }

  private static String architecture() {
    return System.getProperty("os.arch").equals("aarch64") ? "arm64" : "amd64";
  }

  /// The checksum that the packager printed.
  String h1() {
    return said.lines()
        .flatMap(line -> Stream.of(line.split(" ", -1)))
        .filter(word -> word.startsWith("h1:"))
        .findFirst()
        .orElseThrow();
  }

  /// A workspace with the example's demo after init, on a search path on which nothing is: neither
  /// Java nor what builds providers.
  Workspace installed(Path scratch) {
    packager(
            "install",
            "--address",
            address(),
            "--package",
            zip().toString(),
            "--mirror",
            scratch.resolve("mirror").toString())
        .succeeded();
    try {
      var workspace = bare(Workspace.mirrored(Cli.find(), scratch), scratch);
      workspace.write("main.tf", Files.readString(module(example).resolve("demo/main.tf")));
      workspace.init();
      return workspace;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Workspace bare(Workspace workspace, Path scratch) throws IOException {
    var nothing = Files.createDirectories(scratch.resolve("nothing")).toString();
    return workspace
        .with("PATH", nothing)
        .with("JAVA_HOME", nothing)
        .with("TERRANE_JAVA", nothing)
        .with("XDG_CACHE_HOME", scratch.resolve("cache").toString());
  }
}
