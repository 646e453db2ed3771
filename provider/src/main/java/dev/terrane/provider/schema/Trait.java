package dev.terrane.provider.schema;

/// What an attribute is, in Terraform's words where it has one.
public enum Trait {
  /// The user has to write it.
  REQUIRED,
  /// The user may write it.
  OPTIONAL,
  /// The provider may choose its value.
  COMPUTED,
  /// Never shown to users.
  SENSITIVE,
  /// Handed to the provider and never stored.
  WRITE_ONLY,
  /// Part of what names the remote object.
  IDENTITY,
  /// Computed, and may turn out to be null.
  NULLABLE,
  /// Computed, and never changes once it has a value.
  STABLE
}
