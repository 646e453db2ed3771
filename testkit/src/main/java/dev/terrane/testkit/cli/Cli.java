package dev.terrane.testkit.cli;

import dev.terrane.testkit.internal.process.Output;
import dev.terrane.testkit.internal.process.Program;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A terraform or tofu that is installed on this machine.
///
/// @param executable its path
/// @param product the CLI that it is
/// @param version its version
public record Cli(Path executable, Product product, CliVersion version) {
  private static final Pattern TITLE = Pattern.compile("(Terraform|OpenTofu) v(\\S+)");
  private static final Duration LIMIT = Duration.ofMinutes(1);

  /// The products.
  public enum Product {
    /// HashiCorp's.
    TERRAFORM("Terraform"),
    /// The Linux Foundation's.
    OPENTOFU("OpenTofu");

    private final String title;

    Product(String title) {
      this.title = title;
    }

    @Override
    public String toString() {
      return title;
    }
  }

  /// Finds a CLI and asks it for its version.
  ///
  /// @param name `terraform`, `tofu`, or another name of an executable on the PATH; or a path
  /// @return the CLI
  /// @throws IllegalStateException if it is not installed; the message says what to do
  public static Cli find(String name) {
    return find(name, System.getenv());
  }

  static Cli find(String name, Map<String, String> environment) {
    return name.contains("/") || name.contains(File.separator)
        ? executable(Path.of(name).toAbsolutePath())
        : onPath(name, environment)
            .map(Cli::version)
            .orElseThrow(() ->
                new IllegalStateException(
                    "There is no " + name + " on the PATH: install it, or set its path."));
  }

  private static Cli executable(Path path) {
    if (!Files.isExecutable(path) || Files.isDirectory(path)) {
      throw new IllegalStateException(
          path + " cannot be executed: set the path of a terraform or tofu.");
    }
    return version(path);
  }

  /// Finds the CLIs of a test run.
  ///
  /// @param names the value of the property `terrane.cli`: names and paths, separated by commas;
  ///   empty to use `TF_ACC`
  /// @return the CLIs in their order; none if there are no names, and `TF_ACC` is not set, empty or
  ///   `0`. With `TF_ACC`, the CLI of `TF_ACC_TERRAFORM_PATH`, else the terraform or tofu on the
  ///   PATH
  /// @throws IllegalStateException if one is not installed; the message says what to do
  public static List<Cli> selected(String names) {
    return selected(names, System.getenv());
  }

  static List<Cli> selected(String names, Map<String, String> environment) {
    var found = new ArrayList<Cli>();
    for (var name : names.split(",", -1)) {
      if (!name.isBlank()) {
        found.add(find(name.strip(), environment));
      }
    }
    var acceptance = environment.getOrDefault("TF_ACC", "");
    if (names.isBlank() && !acceptance.isEmpty() && !acceptance.equals("0")) {
      found.add(ofAcceptance(environment));
    }
    return List.copyOf(found);
  }

  private static Cli ofAcceptance(Map<String, String> environment) {
    var path = environment.getOrDefault("TF_ACC_TERRAFORM_PATH", "");
    if (!path.isEmpty()) {
      return executable(Path.of(path).toAbsolutePath());
    }
    return Stream.of("terraform", "tofu")
        .flatMap(name -> onPath(name, environment).stream())
        .findFirst()
        .map(Cli::version)
        .orElseThrow(() ->
            new IllegalStateException(
                "TF_ACC is set, but there is no terraform or tofu on the PATH: install one, or set"
                    + " TF_ACC_TERRAFORM_PATH."));
  }

  private static Optional<Path> onPath(String name, Map<String, String> environment) {
    var windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
    return Stream.of(environment.getOrDefault("PATH", "").split(File.pathSeparator, -1))
        .map(directory -> Path.of(directory, windows ? name + ".exe" : name))
        .filter(file -> Files.isExecutable(file) && !Files.isDirectory(file))
        .findFirst();
  }

  private static Cli version(Path executable) {
    var directory = Path.of(System.getProperty("java.io.tmpdir"));
    Output output = quiet(directory).run(List.of(executable.toString(), "version"));
    var title = TITLE.matcher(output.stdout());
    if (output.exitCode() != 0 || !title.find()) {
      throw new IllegalStateException(executable + " is no terraform and no tofu: " + output);
    }
    var product = title.group(1).equals("OpenTofu") ? Product.OPENTOFU : Product.TERRAFORM;
    return new Cli(executable, product, CliVersion.of(title.group(2)));
  }

  /// Runs commands without settings of the user.
  static Program quiet(Path directory) {
    var variables = Map.of("CHECKPOINT_DISABLE", "1", "TF_CLI_CONFIG_FILE", nullDevice());
    return new Program(directory, variables, LIMIT);
  }

  private static String nullDevice() {
    return File.separatorChar == '\\' ? "NUL" : "/dev/null";
  }

  /// Whether this CLI has a feature. For an experiment the CLI is started, because builds of the
  /// same version differ.
  ///
  /// @param feature the feature
  /// @return true if it has it
  public boolean has(CliFeature feature) {
    return feature.since(product).filter(since -> version.compareTo(since) >= 0).isPresent()
        && (!feature.isExperiment() || Experiments.areAllowed(executable));
  }

  @Override
  public String toString() {
    return product + " " + version;
  }
}
