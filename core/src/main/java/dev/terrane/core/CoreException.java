package dev.terrane.core;

import dev.terrane.engine.rules.Violation;
import java.util.List;
import java.util.stream.Collectors;

/// Thrown when a response violates a rule of Core. Terraform reports this as a bug in the provider,
/// and ends the command. Errors that a provider reports are [CommandDiagnostics] instead.
public final class CoreException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient List<Violation> violations;

  /// A violation without a name.
  public CoreException(String message) {
    super(message);
    violations = List.of();
  }

  CoreException(String message, Throwable cause) {
    super(message, cause);
    violations = List.of();
  }

  private CoreException(String message, List<Violation> violations) {
    super(message);
    this.violations = List.copyOf(violations);
  }

  /// The violated rules; empty if the response cannot be checked, because it does not match the
  /// schema or the protocol. Then the message says why.
  public List<Violation> violations() {
    return violations;
  }

  static CoreException of(String step, List<Violation> violations) {
    return new CoreException(
        step
            + ": the response violates a rule of Terraform"
            + violations.stream()
                .map(Violation::toString)
                .collect(Collectors.joining("\n  ", "\n  ", "")),
        violations);
  }
}
