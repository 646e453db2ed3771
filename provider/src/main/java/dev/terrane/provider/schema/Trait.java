package dev.terrane.provider.schema;

/// The traits of an attribute, in Terraform's terms where one exists.
public enum Trait {
  /// The user must set it.
  REQUIRED,
  /// The user may set it.
  OPTIONAL,
  /// The provider may choose its value.
  COMPUTED,
  /// Not displayed by Terraform.
  SENSITIVE,
  /// Passed to the provider and never stored.
  WRITE_ONLY,
  /// Part of the identity of the remote object.
  IDENTITY,
  /// Computed; the value may be null.
  NULLABLE,
  /// Computed; the value never changes after create.
  STABLE,
  /// Part of the identity, and may change in place.
  MUTABLE,
  /// Part of the identity, and an import by identity may leave it out.
  OPTIONAL_FOR_IMPORT,
  /// Supplied only by configuration; refresh keeps the stored value.
  CONFIG_ONLY,
  /// Computed by a pure function of other attributes.
  DERIVED,
  /// Computed, and predicted with the client.
  PLANNED,
  /// A collection for which the provider does not distinguish empty from null.
  EMPTY_IS_NULL,
  /// Owned by the framework; views do not contain it.
  OWNED
}
