package dev.terrane.engine.action;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Validation;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Validates an action block.
public final class ValidateActionConfig {
  private final Session session;

  public ValidateActionConfig(Session session) {
    this.session = session;
  }

  public record Request(String typeName, DynamicValue config) {}

  public record Response(List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var validation = new Validation(session, diagnostics, true);
    session
        .find(Kinds.ACTION, request.typeName(), diagnostics)
        .ifPresent(found -> validation.check(found, request.config()));
    return new Response(diagnostics.all());
  }
}
