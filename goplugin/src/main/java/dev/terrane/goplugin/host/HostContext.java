package dev.terrane.goplugin.host;

import java.util.Map;

/// What all sessions of this process share.
///
/// @param plugin what is served
/// @param environment the environment, the same for all launches
/// @param room the files of this process
/// @param routes where prints go
/// @param stay how long this process stays
record HostContext(
    HostedPlugin plugin, Map<String, String> environment, Room room, Routes routes, Stay stay) {}
