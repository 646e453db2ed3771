package dev.terrane.provider;

/// The call object of [Provider#connect].
public interface Connecting {
  /// The version of the CLI as it sends it; OpenTofu sends its own.
  ///
  /// @return for instance `1.11.4`
  String terraformVersion();

  /// The log of this session.
  ///
  /// @return a log whose lines reach the CLI's log
  Log log();
}
