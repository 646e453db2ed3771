package dev.terrane.goplugin.handshake;

/// The handshake of host and plugin has failed. The message says what was wrong and, where
/// possible, what to do.
public final class HandshakeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /// Creates an exception with a message for the user.
  public HandshakeException(String message) {
    super(message);
  }

  /// Creates an exception with a message for the user.
  public HandshakeException(String message, Throwable cause) {
    super(message, cause);
  }
}
