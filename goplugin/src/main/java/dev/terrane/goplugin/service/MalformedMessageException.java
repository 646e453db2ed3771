package dev.terrane.goplugin.service;

/// Bytes that are no message of the type that was expected.
final class MalformedMessageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  MalformedMessageException(String message) {
    super(message);
  }
}
