package dev.terrane.maven;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.logging.Log;

/// A provider that runs before the CLI does, and is found by a variable.
final class DebuggedProvider implements AutoCloseable {
  private static final Pattern VARIABLE =
      Pattern.compile("\\s*export TF_REATTACH_PROVIDERS='(.*)'");

  private final Process process;
  private final String variable;

  private DebuggedProvider(Process process, String variable) {
    this.process = process;
    this.variable = variable;
  }

  /// Starts one and waits until it tells how it is found.
  static DebuggedProvider start(List<String> command, Log log) throws MojoExecutionException {
    var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    var process = Program.start(builder);
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
      throw new MojoExecutionException("The provider cannot be heard: " + e.getMessage(), e);
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
        log.info("A debugger may attach now. " + line);
      }
    }
    throw new MojoExecutionException("The provider has ended before it could serve, see above.");
  }

  /// What `TF_REATTACH_PROVIDERS` is set to.
  String variable() {
    return variable;
  }

  @Override
  public void close() {
    process.destroy();
  }
}
