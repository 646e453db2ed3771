package dev.terrane.engine.resource;

import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.validation.Validation;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Validates a resource block.
public final class ValidateResourceConfig {
  private final Session session;

  public ValidateResourceConfig(Session session) {
    this.session = session;
  }

  public record Request(String typeName, DynamicValue config, ClientCapabilities clientCapabilities)
      implements PartRequest {}

  public record Response(List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var writeOnly = request.clientCapabilities().writeOnlyAttributesAllowed();
    return new Response(
        Validation.run(session, Kinds.RESOURCE, request.typeName(), request.config(), writeOnly));
  }
}
