package dev.terrane.packaging.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;

/// The file `release` of a JDK: version, platform and modules.
///
/// @param home the JDK
/// @param platform its platform
/// @param version its version, like 25.0.3
/// @param modules its modules; empty if the file does not list them
public record JdkRelease(Path home, Platform platform, String version, Set<String> modules) {
  private static final Pattern FITTING = Pattern.compile("25([^0-9].*)?");

  /// Reads the file.
  ///
  /// @throws PackagingException if this is not a JDK 25
  public static JdkRelease of(Path home) {
    var release = new Properties();
    try (var text = Files.newBufferedReader(home.resolve("release"))) {
      release.load(text);
    } catch (IOException e) {
      throw new PackagingException(
          home + " is not a JDK, because its file \"release\" cannot be read; specify a JDK 25", e);
    }
    var version = unquoted(release, "JAVA_VERSION");
    if (!FITTING.matcher(version).matches()) {
      throw new PackagingException(
          home
              + " is Java "
              + (version.isEmpty() ? "of an unknown version" : version)
              + ", but packaging requires a JDK 25; install one, for example Temurin, and specify"
              + " it");
    }
    var platform = Platform.of(unquoted(release, "OS_NAME"), unquoted(release, "OS_ARCH"));
    var modules = unquoted(release, "MODULES");
    return new JdkRelease(
        home, platform, version, modules.isBlank() ? Set.of() : Set.of(modules.split(" +")));
  }

  private static String unquoted(Properties release, String key) {
    return release.getProperty(key, "").replace("\"", "");
  }

  /// The jmod file of a module, which may be missing.
  public Path linkable(String module) {
    return home.resolve("jmods").resolve(module + ".jmod");
  }

  /// A version and a platform, for messages.
  public static String description(String version, Platform platform) {
    return "Java " + version + " for " + platform;
  }
}
