package dev.terrane.packaging;

import dev.terrane.packaging.CommandLine.UsageException;
import dev.terrane.packaging.release.Mirror;
import dev.terrane.packaging.release.PluginFolder;
import dev.terrane.packaging.release.ProviderAddress;
import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The command that installs a package for the CLIs of this machine.
final class InstallCommand {
  static final String HELP =
      """
      install: installs a package on this machine, and prints the CLI configuration for it.

        --package FILE                 the zip file or folder of the package

      For a provider:
        --address HOST/NAMESPACE/TYPE  the address of the provider
        --mirror FOLDER                copies the package into this filesystem mirror; or
        --override                     uses the package where it is, as a development override
        --cli-config FILE              writes the configuration to a new file

      For a provisioner:
        --plugins FOLDER               copies the package into this folder of plugins, for example
                                       terraform.d/plugins of a configuration
      """;

  private static final Set<String> OPTIONS =
      Set.of("address", "package", "mirror", "cli-config", "plugins");

  private InstallCommand() {}

  /// Installs the package, and returns the text for the user: the CLI configuration of a provider.
  static String run(List<String> words) {
    var line = CommandLine.read(words, OPTIONS, Set.of("override"));
    var plugins = line.one("plugins").map(Path::of);
    var address =
        plugins.isPresent()
            ? Optional.<ProviderAddress>empty()
            : Optional.of(ProviderAddress.parse(line.required("address")));
    var made = Path.of(line.required("package"));
    if (Files.notExists(made)) {
      throw new PackagingException("the package " + made + " does not exist");
    }
    try {
      return plugins.isPresent()
          ? "installed " + new PluginFolder(plugins.get()).install(made) + "\n"
          : install(line, address.orElseThrow(), made);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String install(CommandLine line, ProviderAddress address, Path made)
      throws IOException {
    var file = line.one("cli-config").map(Path::of);
    var configuration = configuration(line, address, made);
    if (file.isPresent()) {
      write(configuration, file.get());
    }
    return configuration;
  }

  /// Never replaces a file with other content.
  private static void write(String configuration, Path file) {
    if (Files.isDirectory(file)) {
      throw unwritten(file + " is a folder; specify a file", configuration);
    }
    try {
      if (Files.notExists(file)) {
        Files.createDirectories(Objects.requireNonNull(file.toAbsolutePath().getParent()));
        Files.writeString(file, configuration);
      } else if (!Files.readString(file).equals(configuration)) {
        throw unwritten(
            file + " already exists with other content; specify another file", configuration);
      }
    } catch (IOException e) {
      throw unwritten(PackagingException.of(e).getMessage(), configuration);
    }
  }

  private static PackagingException unwritten(@Nullable String reason, String configuration) {
    return new PackagingException(
        "the package is installed, but the CLI configuration was not written: "
            + reason
            + "\nAdd this to the configuration of the CLI:\n"
            + configuration);
  }

  private static String configuration(CommandLine line, ProviderAddress address, Path made)
      throws IOException {
    if (line.has("override") == line.one("mirror").isPresent()) {
      throw new UsageException("install requires either --mirror or --override");
    }
    if (!line.has("override")) {
      var mirror = new Mirror(Path.of(line.required("mirror")));
      mirror.install(address, made);
      return mirror.configuration(address);
    }
    if (!Files.isDirectory(made)) {
      throw new PackagingException(
          "--override requires the folder of a package; " + made + " is not a folder");
    }
    return Mirror.override(address, made);
  }
}
