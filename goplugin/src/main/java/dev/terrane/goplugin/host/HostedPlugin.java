package dev.terrane.goplugin.host;

import dev.terrane.goplugin.PluginOptions;

/// A plugin that can serve several launches side by side.
@FunctionalInterface
public interface HostedPlugin {
  /// Makes ready what the first launch will need, while the way to it is opened. Called once,
  /// before all others, on a thread of its own. What goes wrong is told when a launch needs it.
  default void prepare() {}

  /// Makes what one launch is served by. Called once for each, on a thread of its own; what is
  /// thrown ends this launch alone, with a message.
  ///
  /// @param launch the launch, whose streams the options have to take
  PluginOptions options(HostedLaunch launch);
}
