package dev.terrane.engine.session;

import dev.terrane.provider.Failure;

/// A method of an author, for texts: which one ran, and for whom.
///
/// @param subject what the user calls it: `resource files_note`
/// @param owner the simple name of the author's class
/// @param name the name of the method
public record Method(String subject, String owner, String name) {
  /// What is wrong when the method gives back null.
  Failure returnedNull() {
    return new Failure(
        "Failed: " + name + " of " + subject,
        this + " returned null. This is a bug in the provider.");
  }

  @Override
  public String toString() {
    return owner.isEmpty() ? name : owner + "." + name;
  }
}
