package dev.terrane.engine;

/// Why an answer has to wait for another plan. Terraform allows it only where it says so, and then
/// checks nothing of the answer.
public enum Deferral {
  /// The block holds what is not known yet.
  RESOURCE_CONFIG_UNKNOWN,
  /// The provider block holds what is not known yet, so there is no client.
  PROVIDER_CONFIG_UNKNOWN,
  /// Something that has to be there first is not.
  ABSENT_PREREQUISITE
}
