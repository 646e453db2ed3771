package dev.terrane.engine.provider;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.rules.ConfigRules;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import java.util.List;

/// Validates the provider block.
public final class ValidateProviderConfig {
  private final Session session;

  public ValidateProviderConfig(Session session) {
    this.session = session;
  }

  public record Request(DynamicValue config) {}

  public record Response(DynamicValue preparedConfig, List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Returns the configuration unchanged.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    session.schema(diagnostics).ifPresent(schema -> validate(schema, request, diagnostics));
    return new Response(request.config(), diagnostics.all());
  }

  private void validate(Schema schema, Request request, Diagnostics diagnostics) {
    DynamicValues.config(request.config(), schema, "the provider configuration", diagnostics)
        .ifPresent(config -> {
          session.secrets().learn(schema.members(), config);
          session
              .guard(session.method("schema"), diagnostics)
              .call(() -> ConfigRules.check(schema.members(), config, true))
              .ifPresent(diagnostics::addAll);
          validateByAuthor(schema, config, diagnostics);
        });
  }

  /// Does nothing while the configuration is incomplete, which `ConfigureProvider` reports: what is
  /// missing may be known or set until then.
  private void validateByAuthor(Schema schema, ObjectValue config, Diagnostics diagnostics) {
    if (!diagnostics.hasErrors()) {
      diagnostics.about(schema.members(), config);
      CompleteConfig.ofProvider(session, new Diagnostics())
          .complete(schema.members(), config)
          .ifPresent(complete -> session.validate(complete, diagnostics));
    }
  }
}
