package dev.terrane.goplugin;

import dev.terrane.goplugin.process.StandardStreams;
import java.io.PrintStream;

/// Where a plugin's handshake and log lines go. Standard input belongs to the host and is never
/// read.
///
/// @param out carries the handshake line and nothing else
/// @param err carries log lines
public record PluginStreams(PrintStream out, PrintStream err) {
  /// The true streams of this process.
  public static PluginStreams ofProcess() {
    return new PluginStreams(StandardStreams.trueOut(), StandardStreams.trueErr());
  }
}
