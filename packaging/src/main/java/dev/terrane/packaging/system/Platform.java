package dev.terrane.packaging.system;

import java.util.Locale;
import java.util.Set;

/// An operating system and a processor architecture, with the names that registries use.
///
/// @param os `linux`, `darwin` or `windows`
/// @param arch `amd64` or `arm64`
public record Platform(String os, String arch) {
  private static final Set<String> SYSTEMS = Set.of("linux", "darwin", "windows");
  private static final Set<String> PROCESSORS = Set.of("amd64", "arm64");

  /// Checks that a launcher exists for it.
  public Platform {
    if (!SYSTEMS.contains(os) || !PROCESSORS.contains(arch)) {
      throw new PackagingException(
          os
              + "_"
              + arch
              + " is not a supported platform; use linux, darwin or windows with _amd64 or _arm64");
    }
  }

  /// Parses a name of registries, for example `linux_amd64`.
  public static Platform parse(String text) {
    var parts = text.split("_", -1);
    if (parts.length != 2) {
      throw new PackagingException(
          "\"" + text + "\" is not a platform; use, for example, linux_amd64");
    }
    return new Platform(parts[0], parts[1]);
  }

  /// The platform of this JVM.
  public static Platform current() {
    return of(System.getProperty("os.name"), System.getProperty("os.arch"));
  }

  /// A platform from the names in Java, where one processor has several.
  static Platform of(String system, String processor) {
    var os = system.toLowerCase(Locale.ROOT);
    return new Platform(
        os.startsWith("mac") || os.startsWith("darwin") ? "darwin" : os.replaceAll(" .*", ""),
        switch (processor) {
          case "x86_64", "amd64" -> "amd64";
          case "aarch64", "arm64" -> "arm64";
          default -> processor;
        });
  }

  /// Whether it is the platform of this JVM.
  public boolean isCurrent() {
    return equals(current());
  }

  /// The file name of an executable.
  public String executable(String name) {
    return os.equals("windows") ? name + ".exe" : name;
  }

  @Override
  public String toString() {
    return os + "_" + arch;
  }
}
