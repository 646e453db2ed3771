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

/// A package, created by the packager's command line.
///
/// @param address the address of the provider
/// @param output the folder of the package and its zip
/// @param said the output of the packager
record Packaged(String address, Path output, String said) {
  private static final Map<String, Packaged> MADE = new ConcurrentHashMap<>();

  /// It links a run-time and trains an AOT cache; on a loaded machine that takes minutes.
  private static final Duration LONG = Duration.ofMinutes(20);

  /// The package of an example, created once for all tests.
  static Packaged of(String example) {
    return MADE.computeIfAbsent(example, Packaged::ofExample);
  }

  private static Packaged ofExample(String example) {
    var module = module(example);
    var options =
        new ArrayList<>(List.of("--class-path", module.resolve("target/provider/lib") + "/*"));
    var training = module.resolve("training.json");
    if (Files.exists(training)) {
      options.addAll(List.of("--training", training.toString()));
    }
    return make("terrane.dev/examples/" + example, options.toArray(String[]::new));
  }

  /// Creates a package, which is deleted after the last test.
  ///
  /// @param options those of the packager beside name, version and output
  static Packaged make(String address, String... options) {
    try {
      var output = Files.createTempDirectory("packaged");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(output)));
      var words = new ArrayList<>(List.of("package", "--name", name(address)));
      words.addAll(List.of("--version", "0.1.0", "--output", output.toString()));
      words.addAll(List.of(options));
      return new Packaged(address, output, packager(words).succeeded().stdout());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String name(String address) {
    return address.substring(address.lastIndexOf('/') + 1);
  }

  private static void delete(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      all.sorted(java.util.Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The directory of an example.
  static Path module(String example) {
    var root = Objects.requireNonNull(System.getProperty("terrane.root"), "terrane.root");
    return Path.of(root, "examples", example);
  }

  /// Runs the command line of the packager.
  static Output packager(String... words) {
    return packager(List.of(words));
  }

  private static Output packager(List<String> words) {
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classPath(),
                "dev.terrane.packaging.Main"));
    command.addAll(words);
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

  /// A workspace with the example's demo after init.
  Workspace installed(Path scratch) {
    return installed(scratch, demo());
  }

  /// A workspace with a configuration after init, on a search path on which nothing is: neither
  /// Java nor what builds providers.
  Workspace installed(Path scratch, String configuration) {
    var mirror = scratch.resolve("mirror").toString();
    packager("install", "--address", address, "--package", zip().toString(), "--mirror", mirror)
        .succeeded();
    var workspace = bare(scratch);
    workspace.write("main.tf", configuration);
    workspace.init();
    return workspace;
  }

  /// A workspace with the demo of a provisioner's example, after init. The package is in a folder
  /// in which a CLI looks for provisioners.
  Workspace installedAsProvisioner(Path scratch) {
    var workspace = bare(scratch);
    var plugins = workspace.file("terraform.d/plugins").toString();
    packager("install", "--package", zip().toString(), "--plugins", plugins).succeeded();
    workspace.write("main.tf", demo());
    workspace.init();
    return workspace;
  }

  private String demo() {
    try {
      return Files.readString(module(name(address)).resolve("demo/main.tf"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Workspace bare(Path scratch) {
    try {
      var nothing = Files.createDirectories(scratch.resolve("nothing")).toString();
      return Workspace.mirrored(Cli.find(), scratch)
          .with("PATH", nothing)
          .with("JAVA_HOME", nothing)
          .with("TERRANE_JAVA", nothing)
          .with("XDG_CACHE_HOME", scratch.resolve("cache").toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
