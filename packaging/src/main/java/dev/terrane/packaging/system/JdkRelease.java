package dev.terrane.packaging.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;

/// What a JDK says of itself in its file `release`.
///
/// @param home the JDK
/// @param platform what it is made for
/// @param version its version, like 25.0.3
/// @param modules its modules; empty when it does not tell them
public record JdkRelease(Path home, Platform platform, String version, Set<String> modules) {
  private static final Pattern FITTING = Pattern.compile("25([^0-9].*)?");

  /// Reads it.
  ///
  /// @throws PackagingException when this is no JDK 25
  public static JdkRelease of(Path home) {
    var release = new Properties();
    try (var text = Files.newBufferedReader(home.resolve("release"))) {
      release.load(text);
    } catch (IOException e) {
      throw new PackagingException(
          home + " is no JDK, because its file \"release\" cannot be read: name a JDK 25", e);
    }
    var version = unquoted(release, "JAVA_VERSION");
    if (!FITTING.matcher(version).matches()) {
      throw new PackagingException(
          home
              + " is Java "
              + (version.isEmpty() ? "of no version that its file \"release\" tells" : version)
              + ", and a package is made of a JDK 25: install one, Temurin for instance, and name it");
    }
    var platform = Platform.of(unquoted(release, "OS_NAME"), unquoted(release, "OS_ARCH"));
    var modules = unquoted(release, "MODULES");
    return new JdkRelease(
        home, platform, version, modules.isBlank() ? Set.of() : Set.of(modules.split(" +")));
  }

  private static String unquoted(Properties release, String key) {
    return release.getProperty(key, "").replace("\"", "");
  }

  /// Where the modules lie that a linker takes, if they do.
  public Path linkable(String module) {
    return home.resolve("jmods").resolve(module + ".jmod");
  }

  /// A version and a platform, for people.
  public static String description(String version, Platform platform) {
    return "Java " + version + " for " + platform;
  }
}
