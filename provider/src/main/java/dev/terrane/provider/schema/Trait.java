package dev.terrane.provider.schema;

/// The traits of an attribute, in Terraform's terms where one exists.
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
  STABLE,
  /// Part of the identity, and may change in place.
  MUTABLE,
  /// Part of the identity, and an import by identity may leave it out.
  OPTIONAL_FOR_IMPORT,
  /// Supplied only by configuration: refresh keeps the state's value.
  CONFIG_ONLY,
  /// Computed by a pure function of other attributes.
  DERIVED,
  /// Computed, and predicted with the client.
  PLANNED,
  /// A collection whose author does not distinguish empty from null.
  EMPTY_IS_NULL,
  /// Owned by the framework: authors neither read nor write it.
  OWNED
}
