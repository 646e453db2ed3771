package dev.terrane.maven;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;

/// A program that runs in the foreground, with the input and output of the build.
///
/// @param folder the working directory
/// @param command the program and its arguments
/// @param environment variables in addition to those of Maven
record ForegroundProcess(Path folder, List<String> command, Map<String, String> environment) {
  ForegroundProcess {
    command = List.copyOf(command);
    environment = Map.copyOf(environment);
  }

  /// Runs it to its end, and ends it when the build is interrupted.
  ///
  /// @return its exit code
  int run() throws MojoExecutionException {
    var builder = new ProcessBuilder(command).directory(folder.toFile()).inheritIO();
    builder.environment().putAll(environment);
    var process = start(builder);
    var hook = new Thread(process::destroy);
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      var code = process.waitFor();
      Runtime.getRuntime().removeShutdownHook(hook);
      return code;
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("Interrupted while " + command.get(0) + " was running", e);
    }
  }

  static Process start(ProcessBuilder builder) throws MojoExecutionException {
    try {
      return builder.start();
    } catch (IOException e) {
      throw new MojoExecutionException(
          "Cannot start " + builder.command().get(0) + ": " + e.getMessage(), e);
    }
  }
}
