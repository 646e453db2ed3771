package dev.terrane.packaging.system;

/// A package cannot be made. The message is one for people: what is wrong, where, and what to do.
public final class PackagingException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// With a message for people.
  public PackagingException(String message) {
    super(message);
  }

  /// With a message for people, and what was behind it.
  public PackagingException(String message, Throwable cause) {
    super(message, cause);
  }
}
