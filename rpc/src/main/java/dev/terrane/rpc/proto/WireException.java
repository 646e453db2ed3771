package dev.terrane.rpc.proto;

/** Bytes that are no message, or a message that no reader would take. */
public final class WireException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public WireException(String reason) {
    super(reason);
  }

  public WireException(String reason, Throwable cause) {
    super(reason, cause);
  }

  /** The same finding, with the place in front. */
  public WireException in(String place) {
    return new WireException(place + ": " + getMessage(), this);
  }
}
