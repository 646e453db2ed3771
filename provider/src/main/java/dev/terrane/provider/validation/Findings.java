package dev.terrane.provider.validation;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;

/// Collects the findings about a configuration or a plan. All of them are shown; errors stop
/// Terraform.
public interface Findings {
  /// Adds a finding.
  ///
  /// @param finding what is wrong, and where
  void add(Diagnostic finding);

  /// Adds an error at an attribute.
  ///
  /// @param where the attribute
  /// @param summary one line
  /// @param detail whose doing it is and what to do next
  default void error(Attribute<?> where, String summary, String detail) {
    add(Diagnostic.error(CtyPath.ROOT.attribute(where.name()), summary, detail));
  }

  /// Adds a warning at an attribute.
  ///
  /// @param where the attribute
  /// @param summary one line
  /// @param detail whose doing it is and what to do next
  default void warn(Attribute<?> where, String summary, String detail) {
    add(Diagnostic.warning(CtyPath.ROOT.attribute(where.name()), summary, detail));
  }
}
