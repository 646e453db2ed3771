package dev.terrane.testkit.internal.process;

import java.util.List;

/// The output and the exit code of a program.
///
/// @param command the command line
/// @param exitCode its exit code
/// @param stdout its standard output
/// @param stderr its standard error
public record Output(List<String> command, int exitCode, String stdout, String stderr) {
  /// Copies the command, so that the record is immutable.
  public Output {
    command = List.copyOf(command);
  }

  @Override
  public String toString() {
    return "$ " + String.join(" ", command) + "\n" + stdout + stderr + "exit code " + exitCode;
  }
}
