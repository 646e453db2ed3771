package dev.terrane.engine.datasource;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Wire;
import dev.terrane.engine.rules.ConfigRules;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.Source;
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

  /// Answers. The author looks last, at what the rules have let pass.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    session
        .dataSource(request.typeName(), diagnostics)
        .ifPresent(found -> validate(found, request, diagnostics));
    return new Response(diagnostics.all());
  }

  private void validate(Source found, Request request, Diagnostics diagnostics) {
    Wire.object(request.config(), found.schema(), "the configuration", diagnostics)
        .ifPresent(config -> validate(found, config, diagnostics));
  }

  private void validate(Source found, ObjectValue config, Diagnostics diagnostics) {
    var members = found.schema().members();
    session.secrets().learn(members, config);
    session
        .guard(found.method("schema"), diagnostics)
        .call(() -> ConfigRules.check(members, config, true))
        .ifPresent(diagnostics::addAll);
    if (found.validates() && !diagnostics.hasErrors()) {
      session
          .guard(found.method("validate"), diagnostics)
          .run(() ->
              found.validate(config, finding -> diagnostics.add(session.secrets().mask(finding))));
    }
  }
}
