package dev.terrane.check.process;

import java.time.Duration;
import java.util.List;

/// How a provider is started and called.
///
/// @param command the executable and its arguments
/// @param startTimeout the maximum time until the handshake
/// @param callTimeout the maximum time of a call
public record ProcessOptions(List<String> command, Duration startTimeout, Duration callTimeout) {
  /// Copies the command.
  public ProcessOptions {
    command = List.copyOf(command);
  }
}
