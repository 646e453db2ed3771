package dev.terrane.engine;

/// The reason why a response is deferred to another plan. Terraform allows a deferral only if the
/// request says so, and does not check a deferred response.
public enum Deferral {
  /// The block contains unknown values.
  RESOURCE_CONFIG_UNKNOWN,
  /// The provider block contains unknown values, so there is no client.
  PROVIDER_CONFIG_UNKNOWN,
  /// A prerequisite does not exist yet.
  ABSENT_PREREQUISITE
}
