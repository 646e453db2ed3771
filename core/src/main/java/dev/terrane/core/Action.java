package dev.terrane.core;

/// The action of a plan for a resource instance, with Terraform's names.
public enum Action {
  /// Nothing.
  NO_OP,
  /// Creates an object.
  CREATE,
  /// Changes the object in place.
  UPDATE,
  /// Deletes the object and creates another one.
  REPLACE,
  /// Deletes the object.
  DELETE
}
