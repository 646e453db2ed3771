package dev.terrane.packaging.release;

import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.Platform;
import java.nio.file.Path;
import java.util.regex.Pattern;

/// The name of a package in registries and mirrors.
///
/// @param kind the kind of program
/// @param type the name of the provider or provisioner
/// @param version its version, without a `v`
/// @param platform its platform
public record PackageName(PackageKind kind, String type, String version, Platform platform) {
  private static final Pattern VERSION =
      Pattern.compile(
          "(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?");

  /// Checks that CLIs can find a package of this name.
  public PackageName {
    ProviderAddress.requireType(type);
    if (!VERSION.matcher(version).matches()) {
      throw new PackagingException(
          "\""
              + version
              + "\" is not a valid version; use, for example, 1.2.3 or 1.2.3-beta1, without a"
              + " leading v");
    }
  }

  /// The name of a provider's package.
  public PackageName(String type, String version, Platform platform) {
    this(PackageKind.PROVIDER, type, version, platform);
  }

  /// Reads the name of a folder or zip.
  ///
  /// @throws PackagingException if it is not the name of a package
  public static PackageName of(Path file) {
    var name = String.valueOf(file.getFileName()).replaceFirst("\\.zip$", "");
    var parts = name.split("_", 3);
    for (var kind : PackageKind.values()) {
      if (name.startsWith(kind.prefix()) && parts.length == 3) {
        var type = parts[0].substring(kind.prefix().length());
        return new PackageName(kind, type, parts[1], Platform.parse(parts[2]));
      }
    }
    throw new PackagingException(
        file
            + " is not a package; the name must be "
            + PackageKind.PROVIDER.prefix()
            + "TYPE_VERSION_OS_ARCH, or begin with "
            + PackageKind.PROVISIONER.prefix());
  }

  /// The executable that a CLI starts.
  public String executable() {
    return platform.executable(kind.prefix() + type + "_v" + version);
  }

  /// The folder of the package that contains `lib`: for a provider the package itself, and for a
  /// provisioner, which is in one folder with other plugins, a folder of its own.
  public Path content(Path folder) {
    return kind == PackageKind.PROVIDER
        ? folder
        : folder.resolve(kind + "-" + type + "_v" + version);
  }

  /// The zip.
  public String zip() {
    return this + ".zip";
  }

  /// The prefix of all files of a release.
  String release() {
    return kind.prefix() + type + "_" + version;
  }

  @Override
  public String toString() {
    return release() + "_" + platform;
  }
}
