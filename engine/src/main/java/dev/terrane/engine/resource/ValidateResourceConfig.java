package dev.terrane.engine.resource;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Wire;
import dev.terrane.engine.rules.ConfigRules;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Resource;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Looks at a resource block.
public final class ValidateResourceConfig {
  private final Session session;

  /// In a session.
  public ValidateResourceConfig(Session session) {
    this.session = session;
  }

  /// What Terraform asks.
  public record Request(
      String typeName, DynamicValue config, ClientCapabilities clientCapabilities) {}

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
        .resource(request.typeName(), diagnostics)
        .ifPresent(found -> validate(found, request, diagnostics));
    return new Response(diagnostics.all());
  }

  private void validate(Resource found, Request request, Diagnostics diagnostics) {
    Wire.object(request.config(), found.schema(), "the configuration", diagnostics)
        .ifPresent(config ->
            validate(
                found,
                config,
                request.clientCapabilities().writeOnlyAttributesAllowed(),
                diagnostics));
  }

  private void validate(
      Resource found, ObjectValue config, boolean writeOnlyAllowed, Diagnostics diagnostics) {
    var members = found.schema().members();
    session.secrets().learn(members, config);
    session
        .guard(found.method("schema"), diagnostics)
        .call(() -> ConfigRules.check(members, config, writeOnlyAllowed))
        .ifPresent(diagnostics::addAll);
    if (found.validates() && !diagnostics.hasErrors()) {
      session
          .guard(found.method("validate"), diagnostics)
          .run(() ->
              found.validate(config, finding -> diagnostics.add(session.secrets().mask(finding))));
    }
  }
}
