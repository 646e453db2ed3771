package dev.terrane.packaging;

import dev.terrane.packaging.CommandLine.UsageException;
import dev.terrane.packaging.release.Mirror;
import dev.terrane.packaging.release.ProviderAddress;
import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The command that puts a package where CLIs of this machine find it.
final class InstallCommand {
  static final String HELP =
      """
      install: puts a package where CLIs of this machine find it, and prints their configuration.

        --address HOST/NAMESPACE/TYPE  what configurations call the provider
        --package FILE                 its zip, or its folder
        --mirror FOLDER                the mirror that it is put into; or
        --override                     prints how it is started from where it is, without init
        --cli-config FILE              writes the configuration to a file, never over another one
      """;

  private static final Set<String> OPTIONS = Set.of("address", "package", "mirror", "cli-config");

  private InstallCommand() {}

  /// Installs; returns the configuration.
  static String run(List<String> words) {
    var line = CommandLine.read(words, OPTIONS, Set.of("override"));
    var address = ProviderAddress.parse(line.required("address"));
    var made = Path.of(line.required("package"));
    if (Files.notExists(made)) {
      throw new PackagingException("there is no " + made + " to install");
    }
    try {
      var file = line.one("cli-config").map(Path::of);
      var configuration = configuration(line, address, made);
      if (file.isPresent()) {
        write(configuration, file.get());
      }
      return configuration;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Never over what a user has written himself.
  private static void write(String configuration, Path file) {
    if (Files.isDirectory(file)) {
      throw unwritten(file + " is a folder: name a file", configuration);
    }
    try {
      if (Files.notExists(file)) {
        Files.createDirectories(Objects.requireNonNull(file.toAbsolutePath().getParent()));
        Files.writeString(file, configuration);
      } else if (!Files.readString(file).equals(configuration)) {
        throw unwritten(file + " says something else already: name another file", configuration);
      }
    } catch (IOException e) {
      throw unwritten(PackagingException.of(e).getMessage(), configuration);
    }
  }

  private static PackagingException unwritten(@Nullable String reason, String configuration) {
    return new PackagingException(
        "the package is installed, but "
            + reason
            + ", or write this into the CLI's own configuration:\n"
            + configuration);
  }

  private static String configuration(CommandLine line, ProviderAddress address, Path made)
      throws IOException {
    if (line.has("override") == line.one("mirror").isPresent()) {
      throw new UsageException("install needs either --mirror or --override");
    }
    if (!line.has("override")) {
      var mirror = new Mirror(Path.of(line.required("mirror")));
      mirror.install(address, made);
      return mirror.configuration(address);
    }
    if (!Files.isDirectory(made)) {
      throw new PackagingException(
          "an override starts a package from its folder; " + made + " is none");
    }
    return Mirror.override(address, made);
  }
}
