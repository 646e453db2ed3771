package dev.terrane.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Starts the provider in a JVM that a debugger can attach to, and runs a CLI command with it. The
 * provider ends with the command.
 */
@Mojo(
    name = "dev",
    requiresDependencyResolution = ResolutionScope.RUNTIME,
    requiresDirectInvocation = true)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
public class DevMojo extends ProviderMojo {
  /** The folder with the configuration. */
  @Parameter(property = "terrane.configuration", defaultValue = "${project.basedir}/demo")
  private File configuration;

  /** The CLI command and its arguments. */
  @Parameter(property = "terrane.command", defaultValue = "plan")
  private String command;

  /**
   * The CLI. The default is {@code TF_ACC_TERRAFORM_PATH}, or the first terraform or tofu on the
   * PATH.
   */
  @Parameter(property = "terrane.cli")
  private @Nullable String cli;

  /** The port at which a debugger attaches, on this machine only; 0 for none. */
  @Parameter(property = "terrane.debug", defaultValue = "5005")
  private int debug;

  /** Whether the provider waits for the debugger before it starts. */
  @Parameter(property = "terrane.suspend", defaultValue = "false")
  private boolean suspend;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    var program = Cli.find(cli, System.getenv());
    var folder = configuration.toPath();
    if (!configuration.isDirectory()) {
      throw new MojoFailureException(
          folder
              + " does not exist. Specify the folder with the .tf files:"
              + " -Dterrane.configuration=FOLDER");
    }
    try (var provider = DebuggedProvider.start(java(), getLog())) {
      run(folder, program, provider.variable());
    }
  }

  private List<String> java() throws MojoExecutionException, MojoFailureException {
    var java = new ArrayList<>(List.of(jdk().tool("java").toString()));
    if (debug != 0) {
      java.add(
          "-agentlib:jdwp=transport=dt_socket,server=y,address=127.0.0.1:%d,suspend=%s"
              .formatted(debug, suspend ? "y" : "n"));
    }
    java.addAll(List.of("-cp", String.join(File.pathSeparator, classPath())));
    java.addAll(List.of("dev.terrane.server.Main", "reattach", address()));
    return java;
  }

  private void run(Path folder, String program, String variable)
      throws MojoExecutionException, MojoFailureException {
    var line = new ArrayList<>(List.of(program));
    line.addAll(List.of(command.trim().split("\\s+")));
    getLog().info(String.join(" ", line));
    var code = new ForegroundProcess(folder, line, Map.of("TF_REATTACH_PROVIDERS", variable)).run();
    if (code != 0) {
      throw new MojoFailureException(
          program + " ended with exit code " + code + ". See the messages above.");
    }
  }
}
