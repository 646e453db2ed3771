package dev.terrane.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.toolchain.ToolchainManager;

/// The JDK 25 that packages a provider and becomes its run-time.
///
/// @param home its folder
record Jdk(Path home) {
  private static final List<String> VARIABLES = List.of("JAVA25_HOME", "JAVA_HOME");

  /// Finds it: the build's tool chain, then in the order that start scripts search in, too.
  static Jdk find(
      ToolchainManager toolchains, MavenSession session, Map<String, String> environment)
      throws MojoExecutionException {
    var chosen = toolchain(toolchains, session);
    if (chosen.isPresent()) {
      return chosen.get();
    }
    return named(environment, Path.of(System.getProperty("java.home")))
        .orElseThrow(() ->
            new MojoExecutionException(
                "No JDK 25 found. Packaging requires one: install it, for example Temurin, and set"
                    + " JAVA25_HOME."));
  }

  private static Optional<Jdk> toolchain(ToolchainManager toolchains, MavenSession session) {
    return Optional.ofNullable(toolchains.getToolchainFromBuildContext("jdk", session))
        .flatMap(toolchain -> Optional.ofNullable(toolchain.findTool("java")))
        .map(java -> new Jdk(Path.of(java).resolve("../..").normalize()))
        .filter(Jdk::fits);
  }

  /// The JDK that a variable names, else the one that Maven runs on.
  static Optional<Jdk> named(Map<String, String> environment, Path own) {
    return Stream.concat(VARIABLES.stream().map(environment::get), Stream.of(own.toString()))
        .filter(home -> home != null && !home.isEmpty())
        .map(home -> new Jdk(Path.of(home)))
        .filter(Jdk::fits)
        .findFirst();
  }

  /// Whether it is one of version 25 with a compiler's tools, and not a run-time alone.
  private boolean fits() {
    try {
      return Files.isExecutable(tool("jlink"))
          && Files.readString(home.resolve("release")).contains("JAVA_VERSION=\"25");
    } catch (IOException e) {
      return false;
    }
  }

  Path tool(String name) {
    var windows = System.getProperty("os.name").startsWith("Windows");
    return home.resolve("bin").resolve(windows ? name + ".exe" : name);
  }
}
