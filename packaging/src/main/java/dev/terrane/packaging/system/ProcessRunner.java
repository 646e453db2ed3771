package dev.terrane.packaging.system;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Runs programs of this machine and waits for their end.
public final class ProcessRunner {
  /// Variables with options for all JVMs, which would change each JVM that is started here. The
  /// native launcher removes the same variables.
  public static final List<String> FOREIGN_VARIABLES =
      List.of(
          "JAVA_TOOL_OPTIONS",
          "JDK_JAVA_OPTIONS",
          "_JAVA_OPTIONS",
          "JDK_AOT_VM_OPTIONS",
          "CLASSPATH");

  private ProcessRunner() {}

  /// The result of a program.
  ///
  /// @param exitCode 0 for success
  /// @param output its output
  public record Outcome(int exitCode, String output) {
    /// Whether the exit code is 0.
    public boolean succeeded() {
      return exitCode == 0;
    }
  }

  /// Runs a program without input and waits for its end.
  ///
  /// @throws PackagingException if it cannot be started, or this thread is interrupted
  public static Outcome run(List<String> command) {
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().keySet().removeAll(FOREIGN_VARIABLES);
    try {
      var process = builder.start();
      process.getOutputStream().close();
      try (var out = process.getInputStream()) {
        var output = new String(out.readAllBytes(), StandardCharsets.UTF_8).strip();
        return new Outcome(process.waitFor(), output);
      } finally {
        process.destroy();
      }
    } catch (IOException e) {
      throw new PackagingException("cannot run " + command.getFirst() + ": " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new PackagingException("interrupted while " + command.getFirst() + " ran", e);
    }
  }

  /// Runs a program that must succeed.
  ///
  /// @param purpose the purpose, for the message
  /// @throws PackagingException with its output
  public static String require(String purpose, List<String> command) {
    var outcome = run(command);
    if (!outcome.succeeded()) {
      throw new PackagingException(
          purpose
              + " failed: "
              + Path.of(command.getFirst()).getFileName()
              + " ended with exit code "
              + outcome.exitCode()
              + (outcome.output().isEmpty() ? "" : ": " + outcome.output()));
    }
    return outcome.output();
  }

  /// Finds a program on the search path.
  ///
  /// @param searchPath the value of the variable `PATH`
  public static Optional<Path> find(String name, String searchPath) {
    for (var folder : searchPath.split(File.pathSeparator, -1)) {
      var file = Path.of(folder, name);
      if (!folder.isEmpty() && Files.isRegularFile(file) && Files.isExecutable(file)) {
        return Optional.of(file);
      }
    }
    return Optional.empty();
  }
}
