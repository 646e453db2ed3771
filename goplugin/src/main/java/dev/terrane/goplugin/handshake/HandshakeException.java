package dev.terrane.goplugin.handshake;

/// Thrown when the handshake of host and plugin fails. The message contains the reason and, where
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
