package dev.terrane.engine.validation;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.part.BlockType;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Validates a block of a kind. Several kinds have an RPC of their own with this request and this
/// response; the RPCs of managed resources and list resources have further fields.
public final class ValidateConfig {
  private final Session session;
  private final Kind<? extends BlockType, ?> kind;

  public ValidateConfig(Session session, Kind<? extends BlockType, ?> kind) {
    this.session = session;
    this.kind = kind;
  }

  public record Request(String typeName, DynamicValue config) implements PartRequest {}

  public record Response(List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    return new Response(Validation.run(session, kind, request.typeName(), request.config(), true));
  }
}
