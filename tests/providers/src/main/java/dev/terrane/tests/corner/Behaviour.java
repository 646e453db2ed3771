package dev.terrane.tests.corner;

/// What the author of a thing does wrong.
enum Behaviour {
  /// Nothing.
  GOOD,
  /// Fails before anything exists.
  FAIL_EARLY,
  /// Fails when the object exists and is saved.
  FAIL_LATE,
  /// Says something else than it has promised.
  LIE,
  /// Leaves a computed value out.
  FORGET,
  /// Gives null back.
  NOTHING,
  /// Waits for ever when the object exists and is saved.
  HANG,
  /// Waits for ever with the object made, and does not let itself be interrupted.
  STUBBORN,
  /// Waits for ever, and when it is interrupted, sets the flag of its thread again.
  DEFIANT,
  /// Comes to its end after a defiant one.
  BESIDE,
  /// Puts a secret into the message of its exception.
  GOSSIP,
  /// Writes to the streams that belong to the framework.
  PRINT,
  /// Recurses without end.
  OVERFLOW,
  /// Wants more memory than there is.
  EXHAUST;

  static Behaviour of(String name) {
    return valueOf(name.toUpperCase(java.util.Locale.ROOT));
  }
}
