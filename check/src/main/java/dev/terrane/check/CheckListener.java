package dev.terrane.check;

/// Receives the progress of a check.
@FunctionalInterface
public interface CheckListener {
  /// Called before each check.
  ///
  /// @param number the number of the check, from 1
  /// @param total the number of all checks
  /// @param name the part and the check
  void begins(int number, int total, String name);
}
