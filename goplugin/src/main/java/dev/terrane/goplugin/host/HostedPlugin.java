package dev.terrane.goplugin.host;

import dev.terrane.goplugin.PluginOptions;

/// A plugin that can serve several launches side by side.
@FunctionalInterface
public interface HostedPlugin {
  /// Makes what one launch is served by. Called once for each, on a thread of its own; what is
  /// thrown ends this launch alone, with a message.
  ///
  /// @param launch the launch, whose streams the options have to take
  PluginOptions options(HostedLaunch launch);
}
