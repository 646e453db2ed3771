package dev.terrane.goplugin;

import java.util.Map;
import java.util.function.Function;

/// A program that is nothing but a plugin: the one place that takes the environment from the
/// process and ends it.
public final class PluginProgram {
  private PluginProgram() {}

  /// Serves, then ends the process. Never returns.
  ///
  /// @param options made from the environment; what is wrong with it is told on the error stream
  public static void run(Function<Map<String, String>, PluginOptions> options) {
    System.exit(serve(options));
  }

  private static int serve(Function<Map<String, String>, PluginOptions> options) {
    PluginOptions made;
    try {
      made = options.apply(System.getenv());
    } catch (PluginStartException e) {
      PluginStreams.ofProcess().err().println(e.getMessage());
      return 1;
    }
    return new PluginServer(made).serve();
  }
}
