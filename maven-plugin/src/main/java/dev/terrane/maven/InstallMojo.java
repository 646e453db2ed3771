package dev.terrane.maven;

import java.io.File;
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
    var address = address();
    super.execute();
    var arguments = new Arguments("install");
    arguments.add("--packages", packages().toString());
    arguments.add("--address", address);
    arguments.add("--version", version());
    arguments.add(devOverride ? "--dev-override" : "--mirror", mirror.toString());
    arguments.add("--cli-config", cliConfig == null ? null : cliConfig.toString());
    packaging(arguments.all());
  }
}
