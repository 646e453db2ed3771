package dev.terrane.archetype;

/// A name of a provider, a package or a resource that cannot be used. The message says which are
/// possible.
public final class InvalidNameException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  InvalidNameException(String message) {
    super(message);
  }
}
