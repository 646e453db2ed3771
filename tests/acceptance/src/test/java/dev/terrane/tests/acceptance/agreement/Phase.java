package dev.terrane.tests.acceptance.agreement;

/// The call whose responses violate rules.
enum Phase {
  /// No call: all responses are legal.
  NONE,
  /// The plan of a new object.
  CREATE_PLAN,
  /// The apply of a new object.
  CREATE_APPLY,
  /// The plan of a change.
  UPDATE_PLAN,
  /// The apply of a change.
  UPDATE_APPLY,
  /// The plan of a removal.
  DESTROY_PLAN,
  /// The removal.
  DESTROY_APPLY,
  /// The read of an object.
  READ,
  /// The upgrade of a state.
  UPGRADE,
  /// The import of an object.
  IMPORT;

  /// Whether the call changes the state.
  boolean isApply() {
    return this == CREATE_APPLY || this == UPDATE_APPLY || this == DESTROY_APPLY;
  }

  /// Whether the call needs an object in the state.
  boolean needsObject() {
    return this != CREATE_PLAN && this != CREATE_APPLY && this != IMPORT;
  }
}
