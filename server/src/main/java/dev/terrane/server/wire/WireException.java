package dev.terrane.server.wire;

/** Bytes that are no message, or a message that no reader would take. */
final class WireException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  WireException(String reason) {
    super(reason);
  }

  WireException(String reason, Throwable cause) {
    super(reason, cause);
  }

  /** The same finding, with the place in front. */
  WireException in(String place) {
    return new WireException(place + ": " + getMessage(), this);
  }
}
