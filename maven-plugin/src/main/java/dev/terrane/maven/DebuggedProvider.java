package dev.terrane.maven;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.logging.Log;

/// A provider that is started before the CLI, which finds it by `TF_REATTACH_PROVIDERS`.
final class DebuggedProvider implements AutoCloseable {
  private static final Pattern VARIABLE =
      Pattern.compile("\\s*export TF_REATTACH_PROVIDERS='(.*)'");

  private final Process process;
  private final String variable;

  private DebuggedProvider(Process process, String variable) {
    this.process = process;
    this.variable = variable;
  }

  /// Starts a provider and waits until it has printed the variable.
  static DebuggedProvider start(List<String> command, Log log) throws MojoExecutionException {
    var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    var process = ForegroundProcess.start(builder);
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
    var words = process.inputReader();
    try {
      var variable = variable(words, log);
      var drain = new Thread(() -> words.lines().forEach(log::info), "provider");
      drain.setDaemon(true);
      drain.start();
      return new DebuggedProvider(process, variable);
    } catch (IOException e) {
      process.destroy();
      throw new MojoExecutionException(
          "Cannot read the output of the provider: " + e.getMessage(), e);
    }
  }

  private static String variable(BufferedReader words, Log log)
      throws IOException, MojoExecutionException {
    for (var line = words.readLine(); line != null; line = words.readLine()) {
      var found = VARIABLE.matcher(line);
      if (found.matches()) {
        return found.group(1).replace("'\\''", "'");
      }
      if (line.startsWith("Listening for transport")) {
        log.info("A debugger can attach now. " + line);
      }
    }
    throw new MojoExecutionException(
        "The provider ended before it was ready. See the messages above.");
  }

  /// The value of `TF_REATTACH_PROVIDERS`.
  String variable() {
    return variable;
  }

  @Override
  public void close() {
    process.destroy();
  }
}
