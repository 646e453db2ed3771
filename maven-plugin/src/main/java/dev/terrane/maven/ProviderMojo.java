package dev.terrane.maven;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Component;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.ToolchainManager;
import org.jspecify.annotations.Nullable;

/**
 * Base class of the goals: the parameters of the provider, and the run of the packaging library.
 */
abstract class ProviderMojo extends AbstractMojo {
  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private MavenProject project;

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  private MavenSession session;

  @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
  private PluginDescriptor plugin;

  // Maven sets it.
  @SuppressWarnings("NullAway.Init")
  @Component
  private ToolchainManager toolchains;

  /** The provider's name: the prefix of its resource types. The default is the artifact ID. */
  @Parameter(property = "terrane.name")
  private @Nullable String name;

  /** The provider's address: {@code HOST/NAMESPACE/NAME}. */
  @Parameter(property = "terrane.address")
  private @Nullable String address;

  /** The version, without a {@code v}. The default is the project's, without {@code -SNAPSHOT}. */
  @Parameter(property = "terrane.providerVersion")
  private @Nullable String providerVersion;

  final MavenProject project() {
    return project;
  }

  /** The goals do nothing in a project with the packaging {@code pom}. */
  final boolean isProvider() {
    return !project.getPackaging().equals("pom");
  }

  /** Whether the project contains a provisioner, by its service entry. */
  final boolean isProvisioner() {
    return Files.exists(
        Path.of(project.getBuild().getOutputDirectory())
            .resolve("META-INF/services/dev.terrane.provider.provisioner.ProvisionerType"));
  }

  final Path build() {
    return Path.of(project.getBuild().getDirectory());
  }

  /** The output folder of the packages. */
  final Path packages() {
    return build().resolve("packages");
  }

  final Jdk jdk() throws MojoExecutionException {
    return Jdk.find(toolchains, session, System.getenv());
  }

  final String name() {
    return name == null ? project.getArtifactId() : name;
  }

  final String address() throws MojoFailureException {
    if (address == null) {
      throw new MojoFailureException(
          "The address of the provider is not set. Add <terrane.address>example.com/you/"
              + name()
              + "</terrane.address> to the properties of the POM, or use -Dterrane.address=...");
    }
    return address;
  }

  final String version() {
    if (providerVersion != null) {
      return providerVersion;
    }
    return project.getVersion().replaceFirst("-SNAPSHOT$", "");
  }

  /** The class path of the provider, its own classes first. */
  final List<String> classPath() throws MojoExecutionException {
    try {
      return project.getRuntimeClasspathElements();
    } catch (DependencyResolutionRequiredException e) {
      throw new MojoExecutionException("The class path of the provider cannot be resolved", e);
    }
  }

  /** Runs the packaging library. */
  final void packaging(List<String> arguments) throws MojoExecutionException, MojoFailureException {
    var command = new ArrayList<String>();
    command.add(jdk().tool("java").toString());
    // The library that compresses has native code.
    command.add("--enable-native-access=ALL-UNNAMED");
    command.add("-cp");
    command.add(
        plugin.getArtifacts().stream()
            .map(artifact -> artifact.getFile().getPath())
            .collect(Collectors.joining(File.pathSeparator)));
    command.add("dev.terrane.packaging.Main");
    command.addAll(arguments);
    getLog().debug(String.join(" ", command));
    var folder = project.getBasedir().toPath();
    if (new ForegroundProcess(folder, command, Map.of()).run() != 0) {
      throw new MojoFailureException(
          "Packaging of the provider " + name() + " failed. See the messages above.");
    }
  }
}
