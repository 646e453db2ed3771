package dev.terrane.core;

import dev.terrane.engine.rules.Violation;
import java.util.List;
import java.util.stream.Collectors;

/// Thrown when a response violates a rule of Core. Terraform reports this as a bug in the provider,
/// and ends the command. Errors that a provider reports are [CommandDiagnostics] instead.
public final class CoreException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// A violation without a name.
  public CoreException(String message) {
    super(message);
  }

  CoreException(String message, Throwable cause) {
    super(message, cause);
  }

  static CoreException of(String step, List<Violation> violations) {
    return new CoreException(
        step
            + ": the response violates a rule of Terraform"
            + violations.stream()
                .map(Violation::toString)
                .collect(Collectors.joining("\n  ", "\n  ", "")));
  }
}
