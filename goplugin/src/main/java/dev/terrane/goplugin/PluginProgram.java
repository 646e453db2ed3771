package dev.terrane.goplugin;

import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/// A program that is nothing but a plugin: the one place that takes the environment from the
/// process and ends it.
public final class PluginProgram {
  private PluginProgram() {}

  /// Serves, then ends the process. Never returns.
  ///
  /// @param options made from the environment; what is wrong with it is told on the error stream
  public static void run(Function<Map<String, String>, PluginOptions> options) {
    System.exit(served(options, made -> new PluginServer(made).serve()));
  }

  /// Serves hosts that are told where this process listens, then ends the process. Never returns.
  ///
  /// @param options made from the environment; what is wrong with it is told on the error stream
  /// @param variable what the hosts are told by
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
      // Hosts show what follows this word; without it they tell of an empty line instead.
      PluginStreams.ofProcess().err().println("panic: " + e.getMessage());
      return 1;
    }
    return serve.applyAsInt(made);
  }
}
