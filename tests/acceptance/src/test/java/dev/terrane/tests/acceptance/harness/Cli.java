package dev.terrane.tests.acceptance.harness;

import dev.terrane.packaging.system.FileTree;
import dev.terrane.testkit.cli.CliVersion;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/// The terraform or tofu that tests run.
///
/// @param executable its path
/// @param product whose it is
/// @param version which it is
public record Cli(Path executable, Product product, CliVersion version) {
  private static final String VARIABLE = "TF_ACC_TERRAFORM_PATH";

  /// The CLIs.
  public enum Product {
    /// HashiCorp's.
    TERRAFORM,
    /// The free one.
    OPENTOFU
  }

  /// Finds the CLI that a variable names, else the one on the PATH.
  public static Cli find() {
    return find(System.getenv());
  }

  static Cli find(Map<String, String> environment) {
    var named = environment.getOrDefault(VARIABLE, "");
    var executable = named.isEmpty() ? onPath(environment) : Optional.of(Path.of(named));
    return executable
        .filter(Files::isExecutable)
        .map(Cli::ask)
        .orElseThrow(() -> new IllegalStateException(missing(named)));
  }

  private static String missing(String named) {
    return named.isEmpty()
        ? "Acceptance tests need a terraform or tofu, of any version: put one on the PATH, or name it"
            + " in "
            + VARIABLE
            + "."
        : VARIABLE + " names " + named + ", which cannot be run.";
  }

  private static Optional<Path> onPath(Map<String, String> environment) {
    var directories = environment.getOrDefault("PATH", "").split(File.pathSeparator);
    return Stream.of("terraform", "tofu")
        .flatMap(name -> Stream.of(directories).map(directory -> Path.of(directory, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Cli ask(Path executable) {
    var json = version(executable, "-json").json().at("terraform_version").text();
    var title = version(executable).stdout();
    var product = title.startsWith("OpenTofu") ? Product.OPENTOFU : Product.TERRAFORM;
    return new Cli(executable, product, CliVersion.of(json));
  }

  private static Output version(Path executable, String... flags) {
    var directory = Path.of(System.getProperty("java.io.tmpdir"));
    return run(executable, directory, "version", flags).succeeded();
  }

  private static Output run(Path executable, Path directory, String name, String... flags) {
    var command = Stream.concat(Stream.of(executable.toString(), name), Stream.of(flags));
    var environment = Map.of("CHECKPOINT_DISABLE", "1", "TF_CLI_CONFIG_FILE", emptyFile());
    return Running.start(command.toList(), directory, environment).await();
  }

  private static String emptyFile() {
    return File.separatorChar == '\\' ? "NUL" : "/dev/null";
  }

  /// Reports the test as skipped, with the reason, when this CLI lacks a feature.
  public void assume(CliFeature feature) {
    Assumptions.assumeTrue(
        has(feature) && (!feature.isExperiment() || allowsExperiments()),
        () -> feature + " needs " + feature.needs() + "; this is " + this);
  }

  /// Whether the versions of this CLI have a feature. An experiment may be disabled.
  public boolean has(CliFeature feature) {
    return feature.since(product).filter(since -> version.compareTo(since) >= 0).isPresent();
  }

  /// Other builds refuse the flag of an experiment.
  private boolean allowsExperiments() {
    try {
      var empty = Files.createTempDirectory("terrane");
      try {
        var flag = "-enable-pluggable-state-storage-experiment";
        return run(executable, empty, "init", flag).exitCode() == 0;
      } finally {
        FileTree.delete(empty);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<String> command(List<String> arguments) {
    return Stream.concat(Stream.of(executable.toString()), arguments.stream()).toList();
  }

  @Override
  public String toString() {
    return product + " " + version;
  }
}
