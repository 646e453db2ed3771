package dev.terrane.tests.acceptance.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.stream.Stream;

/// A provider's unpacked package.
///
/// @param address its full source address: host, namespace and type, because CLIs have different
///   default hosts
/// @param version its version
/// @param directory the directory of its executable
public record ProviderPackage(String address, String version, Path directory) {
  /// The last part of the address.
  public String type() {
    return address.substring(address.lastIndexOf('/') + 1);
  }

  /// The file that the CLI starts.
  public Path executable() {
    return directory.resolve("terraform-provider-" + type());
  }

  /// The `required_providers` block of a configuration.
  public String requirement() {
    return """
    terraform {
      required_providers {
        %s = {
          source = "%s"
        }
      }
    }
    """
        .formatted(type(), address);
  }

  /// Copies this package to where a filesystem mirror has it.
  void mirrorIn(Path mirror) {
    var place = mirror.resolve(address).resolve(version).resolve(platform());
    try (Stream<Path> all = Files.walk(directory)) {
      for (var file : all.toList()) {
        var copy = place.resolve(directory.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the package; is the module built?", e);
    }
  }

  /// This machine's platform, as folders of packages are named.
  public static String platform() {
    var system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    var family =
        Stream.of("linux", "mac", "windows").filter(system::startsWith).findFirst().orElse(system);
    var processor = System.getProperty("os.arch");
    return (family.equals("mac") ? "darwin" : family)
        + "_"
        + (processor.equals("aarch64") ? "arm64" : "amd64");
  }
}
