package dev.terrane.provider.mux;

import dev.terrane.cty.CtyValue.ObjectValue;

/// Creates the provider configuration of an existing provider from the one that the user wrote.
/// Thread-safe.
@FunctionalInterface
public interface ConfigMapping {
  /// Maps a configuration. Called when Terraform validates and when it configures the provider.
  ///
  /// @param config the provider block of the user, which may contain unknown values: the attributes
  ///   and blocks of this provider, and those of the existing one that are not hidden
  /// @return the configuration. Each attribute and block of the existing provider has the value of
  ///   this name, converted to its type; one that is missing is null. Other names are ignored.
  /// @throws RuntimeException any failure; it becomes a diagnostic at the provider block
  ObjectValue map(ObjectValue config);
}
