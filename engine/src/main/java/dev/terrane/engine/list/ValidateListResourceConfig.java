package dev.terrane.engine.list;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.validation.Validation;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Validates the configuration of a `list` block.
public final class ValidateListResourceConfig {
  private final Session session;

  public ValidateListResourceConfig(Session session) {
    this.session = session;
  }

  /// The request.
  ///
  /// @param includeResource the value of `include_resource`, a boolean; Core does not send it
  /// @param limit the value of `limit`, a number; Core does not send it
  public record Request(
      String typeName, DynamicValue config, DynamicValue includeResource, DynamicValue limit)
      implements PartRequest {}

  public record Response(List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    return new Response(
        Validation.run(session, Kinds.LIST_RESOURCE, request.typeName(), request.config(), true));
  }
}
