package dev.terrane.provider.validation;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;

/// Collects diagnostics about a configuration or a plan. Terraform displays all of them; an error
/// makes the operation fail.
@FunctionalInterface
public interface Findings {
  /// Adds a diagnostic.
  ///
  /// @param finding the diagnostic
  void add(Diagnostic finding);

  /// Adds an error at an attribute.
  ///
  /// @param where the attribute
  /// @param summary one line
  /// @param detail the cause, and what the user can do
  default void error(Attribute<?> where, String summary, String detail) {
    add(Diagnostic.error(CtyPath.ROOT.attribute(where.name()), summary, detail));
  }

  /// Adds a warning at an attribute.
  ///
  /// @param where the attribute
  /// @param summary one line
  /// @param detail the cause, and what the user can do
  default void warn(Attribute<?> where, String summary, String detail) {
    add(Diagnostic.warning(CtyPath.ROOT.attribute(where.name()), summary, detail));
  }

  /// Returns findings about one nested object: attributes are those of this object, and paths start
  /// in it. Required for elements of a collection, because an attribute does not say of which
  /// element.
  ///
  /// @param outer the path of the object, for example
  ///   `CtyPath.ROOT.attribute(RULE.name()).index(0)`
  /// @return findings that are added to these
  default Findings within(CtyPath outer) {
    return finding -> add(finding.within(outer));
  }
}
