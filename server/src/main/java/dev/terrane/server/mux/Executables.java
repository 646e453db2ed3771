package dev.terrane.server.mux;

import dev.terrane.provider.mux.ExistingProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the executables of existing providers.
 *
 * @param environment the variables of the launch
 * @param packaged the directory in the package, if the provider is packaged
 */
record Executables(Map<String, String> environment, Optional<Path> packaged) {
  /** The variable with the directory of executables, which is searched first. */
  static final String VARIABLE = "TERRANE_EXECUTABLES";

  /** The property with the directory of executables in the package, which the packager sets. */
  static final String PROPERTY = "terrane.executables";

  static Executables of(Map<String, String> environment) {
    return new Executables(
        environment, Optional.ofNullable(System.getProperty(PROPERTY)).map(Path::of));
  }

  /**
   * The file of an executable: with its name, or with its name and a version as in a release.
   *
   * @throws ConnectionException if there is none, or several versions
   */
  Path find(ExistingProvider provider) {
    var given = Optional.ofNullable(environment.get(VARIABLE)).filter(path -> !path.isBlank());
    for (var directory : Stream.concat(given.map(Path::of).stream(), packaged.stream()).toList()) {
      var found = find(provider.executable(), directory);
      if (found.size() > 1) {
        throw new ConnectionException(
            "Several versions of it are in " + directory + ": " + found + ". Keep one of them.");
      }
      if (!found.isEmpty()) {
        return found.getFirst();
      }
    }
    throw new ConnectionException(
        "There is no such executable in "
            + given.or(() -> packaged.map(Path::toString)).orElse("this provider")
            + ". Add it to the package with --executables (docs/mux.md), or set the environment"
            + " variable "
            + VARIABLE
            + " to the directory that contains it.");
  }

  private static List<Path> find(String name, Path directory) {
    for (var exact : List.of(name, name + ".exe")) {
      if (Files.isRegularFile(directory.resolve(exact))) {
        return List.of(directory.resolve(exact));
      }
    }
    var versioned = Pattern.compile(Pattern.quote(name) + "_v[^/]+").asMatchPredicate();
    try (var files = Files.list(directory)) {
      return files.filter(file -> versioned.test(file.getFileName().toString())).sorted().toList();
    } catch (IOException e) {
      return List.of();
    }
  }
}
