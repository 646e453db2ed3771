package dev.terrane.provider.validation;

/// Capability to look at a configuration as a whole. Terraform validates before the provider is
/// configured, several times and with unknown values anywhere, so there is no call and no client.
///
/// @param <Config> the view of the configuration
public interface Validating<Config> {
  /// Looks for what cannot work. Required attributes, types and the attributes' own checks are
  /// dealt with already; all findings are shown together.
  ///
  /// @param config what the user wrote
  /// @param findings where findings go
  void validate(Config config, Findings findings);
}
