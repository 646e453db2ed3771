package dev.terrane.engine.session;

/// A method of an author, for texts: which one ran, and for whom.
///
/// @param subject what the user calls it: `resource files_note`
/// @param owner the simple name of the author's class
/// @param name the name of the method
public record Method(String subject, String owner, String name) {
  @Override
  public String toString() {
    return owner.isEmpty() ? name : owner + "." + name;
  }
}
