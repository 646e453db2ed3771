package dev.terrane.daemon;

import dev.terrane.goplugin.PluginOptions;

/// A plugin that can serve several launches at the same time.
@FunctionalInterface
public interface DaemonPlugin {
  /// Prepares what the first launch needs, while the socket is opened. Called once, before all
  /// other calls, on a thread of its own. Errors are to be kept and thrown by [#options].
  default void prepare() {}

  /// Returns the options to serve one launch. Called once for each launch, on a thread of its own.
  /// An exception fails this launch only, and its message is shown to the user.
  ///
  /// @param launch the launch, whose streams the options have to take
  PluginOptions options(LaunchContext launch);
}
