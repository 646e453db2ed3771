package dev.terrane.engine.session;

import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.validation.Findings;

/// Collects the findings of an author's method, masked and with the path of their attribute.
///
/// @param session masks sensitive values
/// @param diagnostics receives the findings
public record AuthorFindings(Session session, Diagnostics diagnostics) implements Findings {
  @Override
  public void add(Diagnostic finding) {
    diagnostics.add(session.secrets().mask(finding));
  }

  @Override
  public void error(Attribute<?> where, String summary, String detail) {
    add(diagnostics.errorAt(where, summary, detail));
  }

  @Override
  public void warn(Attribute<?> where, String summary, String detail) {
    add(diagnostics.warningAt(where, summary, detail));
  }
}
