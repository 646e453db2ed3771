package dev.terrane.cli;

/// The exit codes of all commands.
final class ExitCode {
  /// Success.
  static final int OK = 0;

  /// The command ran, and has found something.
  static final int FINDINGS = 1;

  /// The command could not run.
  static final int FAILED = 2;

  private ExitCode() {}
}
