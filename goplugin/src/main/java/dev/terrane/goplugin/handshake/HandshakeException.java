package dev.terrane.goplugin.handshake;

/// A host and a plugin could not agree; the message says what was wrong and, where it can, the
/// cure.
public final class HandshakeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /// Makes an exception whose message is ready for the user.
  public HandshakeException(String message) {
    super(message);
  }

  /// Makes an exception whose message is ready for the user.
  public HandshakeException(String message, Throwable cause) {
    super(message, cause);
  }
}
