package dev.terrane.tests.corner;

/// An error of a provider.
enum Behaviour {
  /// Nothing.
  GOOD,
  /// Fails before anything exists.
  FAIL_EARLY,
  /// Fails when the object exists and is saved.
  FAIL_LATE,
  /// Returns a value that differs from the plan.
  LIE,
  /// Omits a computed value.
  FORGET,
  /// Returns null.
  NOTHING,
  /// Creates and saves the object, and never returns.
  HANG,
  /// Creates the object, never returns, and ignores interrupts.
  STUBBORN,
  /// Waits until it is interrupted, and sets the interrupt flag again.
  DEFIANT,
  /// Completes after a defiant one.
  BESIDE,
  /// Puts a secret into the message of its exception.
  GOSSIP,
  /// Writes to the streams that belong to the framework.
  PRINT,
  /// Recurses without end.
  OVERFLOW,
  /// Allocates more memory than is available.
  EXHAUST;

  static Behaviour of(String name) {
    return valueOf(name.toUpperCase(java.util.Locale.ROOT));
  }
}
