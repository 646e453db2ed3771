package dev.terrane.processor.diagnostic;

import java.io.Serial;

/// Thrown where reading cannot continue because of a compile error. The caller that knows the
/// element reports it and continues with a replacement.
public final class CompileErrorException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  public CompileErrorException(CompileError error, Object... details) {
    super(error.message(details), null, false, false);
  }

  public String text() {
    return String.valueOf(getMessage());
  }
}
