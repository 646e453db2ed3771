package dev.terrane.engine.datasource;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Validation;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Looks at a data block.
public final class ValidateDataResourceConfig {
  private final Session session;

  /// In a session.
  public ValidateDataResourceConfig(Session session) {
    this.session = session;
  }

  /// What Terraform asks.
  public record Request(String typeName, DynamicValue config) {}

  /// What the provider answers.
  public record Response(List<Diagnostic> diagnostics) {
    /// Copies what it is given.
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Answers.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var validation = new Validation(session, diagnostics, true);
    session
        .dataSource(request.typeName(), diagnostics)
        .ifPresent(found -> validation.check(found, request.config()));
    return new Response(diagnostics.all());
  }
}
