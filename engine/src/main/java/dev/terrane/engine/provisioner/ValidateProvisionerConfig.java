package dev.terrane.engine.provisioner;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.validation.Validation;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Validates a provisioner block.
public final class ValidateProvisionerConfig {
  private final Session session;

  public ValidateProvisionerConfig(Session session) {
    this.session = session;
  }

  /// The request.
  ///
  /// @param config the configuration, which may contain unknown values; those of `self` are unknown
  public record Request(DynamicValue config) {}

  public record Response(List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    // No argument of a provisioner can be write-only.
    var findings =
        Validation.run(session, Kinds.PROVISIONER, session.providerName(), request.config(), true);
    return new Response(findings);
  }
}
