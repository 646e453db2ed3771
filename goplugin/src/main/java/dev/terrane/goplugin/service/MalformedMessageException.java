package dev.terrane.goplugin.service;

/// Thrown for bytes that are not a message of the expected type.
final class MalformedMessageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  MalformedMessageException(String message) {
    super(message);
  }
}
