package dev.terrane.provider;

/// The context of a call of [Provider#connect].
public interface Connecting {
  /// The version that the CLI sends. OpenTofu sends its own version.
  ///
  /// @return the version, for example `1.11.4`
  String terraformVersion();

  /// The log of this session.
  ///
  /// @return a log whose messages appear in the CLI's log
  Log log();
}
