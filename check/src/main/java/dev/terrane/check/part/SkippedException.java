package dev.terrane.check.part;

/// Ends a check that cannot run. The message is the reason.
public final class SkippedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  SkippedException(String reason) {
    super(reason);
  }
}
