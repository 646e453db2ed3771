package dev.terrane.processor.diagnostic;

import java.io.Serial;

/// Thrown when generated code cannot access a type. The error has been reported; no file is
/// generated, so that the compiler reports no further errors.
public final class InaccessibleTypeException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  /// Creates the exception.
  public InaccessibleTypeException() {
    super("generated code cannot access a type", null, false, false);
  }
}
