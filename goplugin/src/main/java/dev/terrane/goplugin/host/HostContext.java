package dev.terrane.goplugin.host;

import dev.terrane.goplugin.MessageMemory;
import java.util.Map;

/// What all sessions of this process share.
///
/// @param plugin what is served
/// @param environment the environment, the same for all launches
/// @param room the files of this process
/// @param routes where prints go
/// @param stay how long this process stays
/// @param memory what requests may occupy
record HostContext(
    HostedPlugin plugin,
    Map<String, String> environment,
    Room room,
    Routes routes,
    Stay stay,
    MessageMemory memory) {
  /// Takes no more launches when a call finds no memory.
  HostContext(
      HostedPlugin plugin, Map<String, String> environment, Room room, Routes routes, Stay stay) {
    this(plugin, environment, room, routes, stay, MessageMemory.ofHeap(stay::close));
  }
}
