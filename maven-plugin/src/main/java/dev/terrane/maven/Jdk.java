package dev.terrane.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
  /// Finds it: the build's tool chain, then the places that name one.
  static Jdk find(ToolchainManager toolchains, MavenSession session) throws MojoExecutionException {
    var chosen = toolchain(toolchains, session);
    if (chosen.isPresent()) {
      return chosen.get();
    }
    var environment = System.getenv();
    return Stream.of(
            Optional.ofNullable(System.getProperty("java.home")),
            named(environment, "JAVA25_HOME"),
            named(environment, "JAVA_HOME"))
        .flatMap(Optional::stream)
        .map(home -> new Jdk(Path.of(home)))
        .filter(Jdk::fits)
        .findFirst()
        .orElseThrow(() ->
            new MojoExecutionException(
                "A provider is packaged with a JDK 25: install one, Temurin for instance, and let"
                    + " JAVA25_HOME name it."));
  }

  private static Optional<Jdk> toolchain(ToolchainManager toolchains, MavenSession session) {
    return Optional.ofNullable(toolchains.getToolchainFromBuildContext("jdk", session))
        .flatMap(toolchain -> Optional.ofNullable(toolchain.findTool("java")))
        .map(java -> new Jdk(Path.of(java).resolve("../..").normalize()))
        .filter(Jdk::fits);
  }

  private static Optional<String> named(Map<String, String> environment, String variable) {
    return Optional.ofNullable(environment.get(variable)).filter(text -> !text.isEmpty());
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
