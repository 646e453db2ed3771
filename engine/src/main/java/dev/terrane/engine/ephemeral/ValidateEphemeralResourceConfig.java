package dev.terrane.engine.ephemeral;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Validation;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Validates an ephemeral block.
public final class ValidateEphemeralResourceConfig {
  private final Session session;

  public ValidateEphemeralResourceConfig(Session session) {
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
        .find(Kinds.EPHEMERAL_RESOURCE, request.typeName(), diagnostics)
        .ifPresent(found -> validation.check(found, request.config()));
    return new Response(diagnostics.all());
  }
}
