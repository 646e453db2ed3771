package dev.terrane.provider.validation;

/// Capability to validate a configuration as a whole. Terraform validates several times before it
/// configures the provider, and any value may be unknown, so there is no client.
///
/// A [dev.terrane.provider.Provider] that implements this interface validates its configuration,
/// with defaults and the values of environment variables. While a value is unknown that the view
/// cannot contain, or a required one is missing, it is not called.
///
/// @param <Config> the view of the configuration
public interface Validating<Config> {
  /// Validates a configuration. Required attributes, types and the checks of single attributes have
  /// been applied before. All findings are reported together.
  ///
  /// @param config the configuration
  /// @param findings collects the diagnostics
  void validate(Config config, Findings findings);
}
