package dev.terrane.tests.acceptance.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/// A command that may still run. Its output is written to files, so that it does not block.
public final class Running {
  private static final Duration LIMIT = Duration.ofMinutes(5);

  private final List<String> command;
  private final Process process;
  private final Path stdout;
  private final Path stderr;

  private Running(List<String> command, Process process, Path stdout, Path stderr) {
    this.command = command;
    this.process = process;
    this.stdout = stdout;
    this.stderr = stderr;
  }

  /// Starts any program in a directory, with variables beside those of this process.
  public static Running start(
      List<String> command, Path directory, Map<String, String> environment) {
    try {
      var stdout = Files.createTempFile("stdout", ".txt");
      var stderr = Files.createTempFile("stderr", ".txt");
      var builder =
          new ProcessBuilder(command)
              .directory(directory.toFile())
              .redirectInput(ProcessBuilder.Redirect.PIPE)
              .redirectOutput(stdout.toFile())
              .redirectError(stderr.toFile());
      builder.environment().keySet().removeIf(Running::isOfTheUser);
      builder.environment().putAll(environment);
      var process = builder.start();
      process.getOutputStream().close();
      return new Running(command, process, stdout, stderr);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot run " + String.join(" ", command), e);
    }
  }

  /// A user's own settings would change what the tests see.
  private static boolean isOfTheUser(String variable) {
    return variable.startsWith("TF_") || variable.startsWith("TERRANE_");
  }

  /// The process; its children are the providers.
  public ProcessHandle process() {
    return process.toHandle();
  }

  /// Its standard output so far.
  public String stdout() {
    return text(stdout);
  }

  /// Its standard error so far.
  public String stderr() {
    return text(stderr);
  }

  /// Sends what Ctrl-C sends to the whole foreground group of a terminal.
  public void interrupt() {
    signal("INT");
  }

  /// Kills the command, not the providers that it started.
  public void kill() {
    process.destroyForcibly();
  }

  private void signal(String name) {
    process.descendants().forEach(child -> signal(name, child.pid()));
    signal(name, process.pid());
  }

  private static void signal(String name, long pid) {
    var command = List.of("kill", "-" + name, Long.toString(pid));
    start(command, Path.of(System.getProperty("java.io.tmpdir")), Map.of()).await();
  }

  /// Waits for a condition, and fails the test if the command ends before.
  public void until(String what, BooleanSupplier condition) {
    var end = Instant.now().plus(LIMIT);
    while (!condition.getAsBoolean()) {
      if (!process.isAlive() || Instant.now().isAfter(end)) {
        throw new AssertionError("Waited in vain for " + what + ": " + stop());
      }
      pause();
    }
  }

  private static void pause() {
    try {
      Thread.sleep(20);
    } catch (InterruptedException e) {
      throw new IllegalStateException("the test was interrupted", e);
    }
  }

  /// Waits for the end, with a limit of minutes.
  public Output await() {
    return await(LIMIT);
  }

  /// Waits for the end of a command that may take long.
  public Output await(Duration limit) {
    try {
      if (!process.waitFor(limit.toSeconds(), TimeUnit.SECONDS)) {
        throw new AssertionError("Did not end within " + limit + ": " + stop());
      }
    } catch (InterruptedException e) {
      stop();
      throw new IllegalStateException("the test was interrupted", e);
    }
    return output(process.exitValue());
  }

  private Output stop() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    return output(-1);
  }

  private Output output(int exitCode) {
    var output = new Output(command, exitCode, stdout(), stderr());
    try {
      Files.deleteIfExists(stdout);
      Files.deleteIfExists(stderr);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return output;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
