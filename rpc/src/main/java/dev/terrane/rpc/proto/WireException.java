package dev.terrane.rpc.proto;

/** Thrown for bytes that are not a message, and for messages that no reader would accept. */
public final class WireException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public WireException(String reason) {
    super(reason);
  }

  public WireException(String reason, Throwable cause) {
    super(reason, cause);
  }

  /** This exception with a path before its message. */
  public WireException in(String place) {
    return new WireException(place + ": " + getMessage(), this);
  }
}
