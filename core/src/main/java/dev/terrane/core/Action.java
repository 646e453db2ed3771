package dev.terrane.core;

/// What a plan does with a resource instance.
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
