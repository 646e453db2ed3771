package dev.terrane.provider;

import dev.terrane.cty.CtyPath;
import java.util.Objects;

/// A finding for the user: what is wrong, where, and what to do next. Findings are values; failures
/// are exceptions.
///
/// @param severity whether it stops Terraform
/// @param summary one line without a full stop
/// @param detail whose doing it is and what to do next
/// @param path the attribute it is about; [CtyPath#ROOT] for the whole block
public record Diagnostic(Severity severity, String summary, String detail, CtyPath path) {
  /// Whether a finding stops Terraform.
  public enum Severity {
    /// It does.
    ERROR,
    /// It does not.
    WARNING
  }

  /// Refuses nulls.
  public Diagnostic {
    Objects.requireNonNull(severity, "severity");
    Objects.requireNonNull(summary, "summary");
    Objects.requireNonNull(detail, "detail");
    Objects.requireNonNull(path, "path");
  }

  /// Makes an error.
  ///
  /// @param path the attribute it is about
  /// @param summary one line
  /// @param detail whose doing it is and what to do next
  /// @return the error
  public static Diagnostic error(CtyPath path, String summary, String detail) {
    return new Diagnostic(Severity.ERROR, summary, detail, path);
  }

  /// Makes a warning.
  ///
  /// @param path the attribute it is about
  /// @param summary one line
  /// @param detail whose doing it is and what to do next
  /// @return the warning
  public static Diagnostic warning(CtyPath path, String summary, String detail) {
    return new Diagnostic(Severity.WARNING, summary, detail, path);
  }

  /// Whether this finding stops Terraform.
  ///
  /// @return true for an error
  public boolean isError() {
    return severity == Severity.ERROR;
  }
}
