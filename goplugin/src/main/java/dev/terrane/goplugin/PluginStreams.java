package dev.terrane.goplugin;

import dev.terrane.goplugin.process.StandardStreams;
import java.io.PrintStream;

/// The streams for handshake and log lines. Standard input is never read.
///
/// @param out the stream of the handshake line, and of nothing else
/// @param err the stream of log lines
public record PluginStreams(PrintStream out, PrintStream err) {
  /// Returns the original streams of this process.
  public static PluginStreams ofProcess() {
    return new PluginStreams(StandardStreams.trueOut(), StandardStreams.trueErr());
  }
}
