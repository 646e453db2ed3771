package dev.terrane.provider;

import dev.terrane.cty.CtyPath;
import java.util.Objects;

/// A message for the user: an error or a warning, usually at an attribute. It is a value; [Failure]
/// is the exception that carries one.
///
/// @param severity error or warning
/// @param summary one line without a full stop
/// @param detail the cause, and what the user can do
/// @param path the attribute; [CtyPath#ROOT] for the whole block
public record Diagnostic(Severity severity, String summary, String detail, CtyPath path) {
  /// The severity of a diagnostic.
  public enum Severity {
    /// The operation fails.
    ERROR,
    /// The operation continues.
    WARNING
  }

  /// Rejects null.
  public Diagnostic {
    Objects.requireNonNull(severity, "severity");
    Objects.requireNonNull(summary, "summary");
    Objects.requireNonNull(detail, "detail");
    Objects.requireNonNull(path, "path");
  }

  /// Creates an error.
  ///
  /// @param path the attribute; [CtyPath#ROOT] for the whole block
  /// @param summary one line
  /// @param detail the cause, and what the user can do
  /// @return the error
  public static Diagnostic error(CtyPath path, String summary, String detail) {
    return new Diagnostic(Severity.ERROR, summary, detail, path);
  }

  /// Creates a warning.
  ///
  /// @param path the attribute; [CtyPath#ROOT] for the whole block
  /// @param summary one line
  /// @param detail the cause, and what the user can do
  /// @return the warning
  public static Diagnostic warning(CtyPath path, String summary, String detail) {
    return new Diagnostic(Severity.WARNING, summary, detail, path);
  }

  /// Returns this diagnostic with its path inside an enclosing object.
  ///
  /// @param outer the path of the object that this diagnostic's path starts in
  /// @return the diagnostic at the longer path
  public Diagnostic within(CtyPath outer) {
    return new Diagnostic(severity, summary, detail, outer.append(path));
  }

  /// Whether this is an error.
  ///
  /// @return true for [Severity#ERROR]
  public boolean isError() {
    return severity == Severity.ERROR;
  }
}
