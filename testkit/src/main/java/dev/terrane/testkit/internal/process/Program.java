package dev.terrane.testkit.internal.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/// Runs programs in a directory. Of the environment of this process they see all but the settings
/// of CLIs and of Terrane, which would change what a test sees.
///
/// @param directory the working directory
/// @param environment variables beside those of this process
/// @param limit the time after which a program is killed
public record Program(Path directory, Map<String, String> environment, Duration limit) {
  private static final List<String> SETTINGS = List.of("TF_", "TERRANE_", "TOFU_");

  /// Copies the environment, so that the record is immutable.
  public Program {
    environment = Map.copyOf(environment);
  }

  /// Runs a program until it ends.
  ///
  /// @param command the executable and its arguments
  /// @throws AssertionError if it does not end within the limit
  public Output run(List<String> command) {
    try {
      // Files, so that neither stream blocks while the other is read.
      var stdout = Files.createTempFile("stdout", ".txt");
      var stderr = Files.createTempFile("stderr", ".txt");
      try {
        var exitCode = await(start(command, stdout, stderr));
        return new Output(command, exitCode, Files.readString(stdout), Files.readString(stderr));
      } finally {
        Files.delete(stdout);
        Files.delete(stderr);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot run " + String.join(" ", command), e);
    }
  }

  private Process start(List<String> command, Path stdout, Path stderr) throws IOException {
    var builder =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectOutput(stdout.toFile())
            .redirectError(stderr.toFile());
    builder.environment().keySet().removeIf(Program::isSetting);
    builder.environment().putAll(environment);
    var process = builder.start();
    process.getOutputStream().close();
    return process;
  }

  private static boolean isSetting(String variable) {
    return SETTINGS.stream().anyMatch(variable::startsWith);
  }

  private int await(Process process) {
    try {
      if (!process.waitFor(limit.toSeconds(), TimeUnit.SECONDS)) {
        throw new AssertionError("The command did not end within " + limit + ".");
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("The test was interrupted.", e);
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
