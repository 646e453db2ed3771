package dev.terrane.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Packages the provider and puts the package where the CLIs of this machine find it: into a mirror
 * in a folder, or as a development override. Prints the CLI configuration that this takes, or
 * writes it.
 */
@Mojo(name = "install", requiresDependencyResolution = ResolutionScope.RUNTIME, threadSafe = true)
public class InstallMojo extends PackageMojo {
  /** The mirror's folder. */
  @Parameter(
      property = "terrane.mirror",
      defaultValue = "${project.build.directory}/mirror",
      required = true)
  private File mirror;

  /**
   * Whether to install as a development override instead, which needs no {@code init} and ignores
   * versions and lock files.
   */
  @Parameter(property = "terrane.devOverride", defaultValue = "false")
  private boolean devOverride;

  /**
   * The file to write the CLI configuration to, for {@code TF_CLI_CONFIG_FILE}. Left out, it is
   * printed.
   */
  @Parameter(property = "terrane.cliConfig")
  private @Nullable File cliConfig;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (!isProvider()) {
      return;
    }
    var address = address();
    super.execute();
    for (var made : made()) {
      var arguments = new Arguments("install");
      arguments.add("--address", address);
      arguments.add("--package", made.toString());
      if (devOverride) {
        arguments.flag("--override");
      } else {
        arguments.add("--mirror", mirror.toString());
      }
      arguments.add("--cli-config", cliConfig == null ? null : cliConfig.toString());
      packaging(arguments.all());
    }
  }

  /** The packages that were made: zips for a mirror, and the one folder for an override. */
  private List<Path> made() throws MojoExecutionException, MojoFailureException {
    var prefix = "terraform-provider-" + name() + "_" + version() + "_";
    try (var files = Files.list(packages())) {
      var made =
          files
              .filter(file -> String.valueOf(file.getFileName()).startsWith(prefix))
              .filter(
                  file -> devOverride ? Files.isDirectory(file) : file.toString().endsWith(".zip"))
              .sorted()
              .toList();
      if (devOverride && made.size() != 1) {
        throw new MojoFailureException(
            "An override is for this machine alone: leave out <jdks>, and package for it only.");
      }
      return made;
    } catch (IOException e) {
      throw new MojoExecutionException("Cannot list " + packages() + ": " + e.getMessage(), e);
    }
  }
}
