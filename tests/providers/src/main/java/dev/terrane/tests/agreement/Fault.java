package dev.terrane.tests.agreement;

/// The operation that fails.
enum Fault {
  /// Create, before the object exists.
  CREATE_EARLY,
  /// Create, when the object exists.
  CREATE_LATE,
  /// Update, before it changes anything.
  UPDATE,
  /// Delete, before it changes anything.
  DELETE
}
