package dev.terrane.engine.session;

import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.resource.Findings;
import dev.terrane.provider.schema.Attribute;

/// What an author finds: masked, and told where its attribute stands.
///
/// @param session knows the secrets
/// @param diagnostics where findings go
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
