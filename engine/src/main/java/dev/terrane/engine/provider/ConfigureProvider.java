package dev.terrane.engine.provider;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Wire;
import dev.terrane.engine.plan.Defaults;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import java.util.List;

/// Connects.
public final class ConfigureProvider {
  private final Session session;

  /// In a session.
  public ConfigureProvider(Session session) {
    this.session = session;
  }

  /// What Terraform asks.
  public record Request(
      String terraformVersion, DynamicValue config, ClientCapabilities clientCapabilities) {}

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
    session.schema(diagnostics).ifPresent(schema -> configure(schema, request, diagnostics));
    return new Response(diagnostics.all());
  }

  private void configure(Schema schema, Request request, Diagnostics diagnostics) {
    Wire.object(request.config(), schema, "the provider configuration", diagnostics)
        .ifPresent(config -> {
          session.secrets().learn(schema.members(), config);
          var complete = (ObjectValue) Defaults.apply(schema.members(), config);
          session.configure(request.terraformVersion(), complete, diagnostics);
        });
  }
}
