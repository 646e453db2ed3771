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
 * Packages the provider and installs the package on this machine: into a filesystem mirror, or as a
 * development override. Prints the CLI configuration that is required, or writes it to a file. A
 * provisioner is installed into a folder of plugins, in which CLIs find it without configuration.
 */
@Mojo(name = "install", requiresDependencyResolution = ResolutionScope.RUNTIME, threadSafe = true)
public class InstallMojo extends PackageMojo {
  /**
   * The folder of plugins for a provisioner. The other parameters of this goal are those of a
   * provider.
   */
  @Parameter(
      property = "terrane.plugins",
      defaultValue = "${user.home}/.terraform.d/plugins",
      required = true)
  private File plugins;

  /** The folder of the filesystem mirror. */
  @Parameter(
      property = "terrane.mirror",
      defaultValue = "${project.build.directory}/mirror",
      required = true)
  private File mirror;

  /**
   * Whether to install as a development override instead, which requires no {@code init} and
   * ignores versions and lock files.
   */
  @Parameter(property = "terrane.devOverride", defaultValue = "false")
  private boolean devOverride;

  /**
   * The file to write the CLI configuration to, for {@code TF_CLI_CONFIG_FILE}. By default the
   * configuration is printed.
   */
  @Parameter(property = "terrane.cliConfig")
  private @Nullable File cliConfig;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (!isProvider()) {
      return;
    }
    if (isProvisioner()) {
      super.execute();
      for (var made : made(".zip")) {
        var arguments = new PackagingArguments("install");
        arguments.add("--package", made.toString());
        arguments.add("--plugins", plugins.toString());
        packaging(arguments.all());
      }
    } else {
      installProvider(address());
    }
  }

  private void installProvider(String address) throws MojoExecutionException, MojoFailureException {
    super.execute();
    for (var made : made(devOverride ? "" : ".zip")) {
      var arguments = new PackagingArguments("install");
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
  private List<Path> made(String suffix) throws MojoExecutionException, MojoFailureException {
    var kind = isProvisioner() ? "provisioner" : "provider";
    var prefix = "terraform-" + kind + "-" + name() + "_" + version() + "_";
    try (var files = Files.list(packages())) {
      var made =
          files
              .filter(file -> String.valueOf(file.getFileName()).startsWith(prefix))
              .filter(file ->
                  suffix.isEmpty() ? Files.isDirectory(file) : file.toString().endsWith(suffix))
              .sorted()
              .toList();
      if (suffix.isEmpty() && made.size() != 1) {
        throw new MojoFailureException(
            "A development override requires exactly one package, for this machine. Remove"
                + " <jdks>.");
      }
      return made;
    } catch (IOException e) {
      throw new MojoExecutionException("Cannot list " + packages() + ": " + e.getMessage(), e);
    }
  }
}
