package dev.terrane.daemon;

import dev.terrane.goplugin.PluginOptions;

/// A plugin that can serve several launches concurrently.
@FunctionalInterface
public interface DaemonPlugin {
  /// Loads what the first launch needs, while the socket is opened. Called once, before all other
  /// calls, on its own thread. Must not throw: [#options] throws the errors.
  default void prepare() {}

  /// Returns the options to serve one launch. Called once for each launch, on its own thread. An
  /// exception fails this launch only, and its message is shown to the user.
  ///
  /// @param launch the launch, whose streams the options must use
  PluginOptions options(LaunchContext launch);
}
