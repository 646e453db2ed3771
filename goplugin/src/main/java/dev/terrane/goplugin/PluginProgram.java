package dev.terrane.goplugin;

import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/// The main program of a plugin: reads the environment of the process, serves, and ends the
/// process.
public final class PluginProgram {
  private PluginProgram() {}

  /// Serves, then ends the process. Never returns.
  ///
  /// @param options creates the options from the environment; errors are printed on standard error
  public static void run(Function<Map<String, String>, PluginOptions> options) {
    System.exit(served(options, made -> new PluginServer(made).serve()));
  }

  /// Serves hosts that connect to this process, then ends the process. Never returns.
  ///
  /// @param options creates the options from the environment; errors are printed on standard error
  /// @param variable the variable that the hosts need
  public static void runForReattach(
      Function<Map<String, String>, PluginOptions> options, ReattachVariable variable) {
    System.exit(served(options, made -> new PluginServer(made).serveForReattach(variable)));
  }

  private static int served(
      Function<Map<String, String>, PluginOptions> options, ToIntFunction<PluginOptions> serve) {
    PluginOptions made;
    try {
      made = options.apply(System.getenv());
    } catch (PluginStartException e) {
      // Hosts show the text after this word.
      PluginStreams.ofProcess().err().println("panic: " + e.getMessage());
      return 1;
    }
    return serve.applyAsInt(made);
  }
}
