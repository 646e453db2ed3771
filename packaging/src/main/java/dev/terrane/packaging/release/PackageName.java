package dev.terrane.packaging.release;

import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.Platform;
import java.nio.file.Path;
import java.util.regex.Pattern;

/// The name of a package in registries and mirrors.
///
/// @param type the provider's name
/// @param version its version, without a `v`
/// @param platform its platform
public record PackageName(String type, String version, Platform platform) {
  private static final String PREFIX = "terraform-provider-";
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

  /// Reads the name of a folder or zip.
  ///
  /// @throws PackagingException if it is not the name of a package
  public static PackageName of(Path file) {
    var name = String.valueOf(file.getFileName()).replaceFirst("\\.zip$", "");
    var parts = name.split("_", 3);
    if (!name.startsWith(PREFIX) || parts.length != 3) {
      throw new PackagingException(
          file + " is not a package; the name must be " + PREFIX + "TYPE_VERSION_OS_ARCH");
    }
    return new PackageName(parts[0].substring(PREFIX.length()), parts[1], Platform.parse(parts[2]));
  }

  /// The executable that a CLI starts.
  public String executable() {
    return platform.executable(PREFIX + type + "_v" + version);
  }

  /// The zip.
  public String zip() {
    return this + ".zip";
  }

  /// The prefix of all files of a release.
  String release() {
    return PREFIX + type + "_" + version;
  }

  @Override
  public String toString() {
    return release() + "_" + platform;
  }
}
