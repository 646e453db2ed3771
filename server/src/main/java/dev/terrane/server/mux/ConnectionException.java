package dev.terrane.server.mux;

/** An existing provider that cannot be started. The message is for users. */
public final class ConnectionException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public ConnectionException(String message) {
    super(message);
  }

  public ConnectionException(String message, Throwable cause) {
    super(message, cause);
  }
}
