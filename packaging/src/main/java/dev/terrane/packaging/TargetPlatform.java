package dev.terrane.packaging;

import dev.terrane.packaging.system.JdkRelease;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.Platform;
import java.nio.file.Path;

/// A platform to package for, with its JDK.
///
/// @param platform the platform
/// @param jdk a JDK 25 of that platform
public record TargetPlatform(Platform platform, Path jdk) {
  /// Checks that this is a JDK 25 for the platform.
  public TargetPlatform {
    var found = JdkRelease.of(jdk).platform();
    if (!found.equals(platform)) {
      throw new PackagingException(
          jdk
              + " is a JDK for "
              + found
              + ", not for "
              + platform
              + "; specify a JDK for that platform");
    }
  }

  /// The platform of this JVM, with its JDK.
  public static TargetPlatform current() {
    return new TargetPlatform(Platform.current(), Path.of(System.getProperty("java.home")));
  }
}
