package dev.terrane.daemon;

import dev.terrane.goplugin.MessageMemory;
import java.util.Map;

/// The objects that all sessions of the daemon share.
///
/// @param plugin the plugin to serve
/// @param environment the environment, the same for all launches
/// @param directory the files of the daemon
/// @param output routes output and log lines to launches
/// @param lifetime decides whether sessions are accepted and when the daemon ends
/// @param memory limits the memory of requests
record DaemonContext(
    DaemonPlugin plugin,
    Map<String, String> environment,
    DaemonDirectory directory,
    OutputRouter output,
    Lifetime lifetime,
    MessageMemory memory) {
  /// Refuses sessions after a call has run out of memory.
  DaemonContext(
      DaemonPlugin plugin,
      Map<String, String> environment,
      DaemonDirectory directory,
      OutputRouter output,
      Lifetime lifetime) {
    this(
        plugin,
        environment,
        directory,
        output,
        lifetime,
        MessageMemory.ofHeap(lifetime::refuseSessions));
  }
}
