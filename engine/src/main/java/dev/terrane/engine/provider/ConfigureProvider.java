package dev.terrane.engine.provider;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Wire;
import dev.terrane.engine.plan.Defaults;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Log;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
    // Plans and applies come here; a validation, which is to find mistakes and nothing else, does
    // not.
    session.witness().leftovers().forEach(left -> tell(left, diagnostics));
    session.schema(diagnostics).ifPresent(schema -> configure(schema, request, diagnostics));
    return new Response(diagnostics.all());
  }

  private void tell(String left, Diagnostics diagnostics) {
    session.log().write(Log.Level.ERROR, left, Map.of());
    diagnostics.add(
        Diagnostic.warning(
            CtyPath.ROOT,
            "Something was created that Terraform does not know of",
            "An earlier command ended before it was told: " + left + "."));
  }

  private void configure(Schema schema, Request request, Diagnostics diagnostics) {
    Wire.object(request.config(), schema, "the provider configuration", diagnostics)
        .flatMap(config -> complete(schema.members(), config, diagnostics))
        .ifPresent(config -> session.configure(request.terraformVersion(), config, diagnostics));
  }

  /// Empty, with a finding, when something is missing.
  private Optional<ObjectValue> complete(
      List<Attribute<?>> members, ObjectValue config, Diagnostics diagnostics) {
    session.secrets().learn(members, config);
    var environment = new EnvironmentDefaults(session, diagnostics);
    var complete =
        session
            .guard(session.method("schema"), diagnostics)
            .call(() -> (ObjectValue) Defaults.apply(members, environment.apply(members, config)));
    complete.ifPresent(all -> session.secrets().learn(members, all));
    return complete.filter(_ -> !diagnostics.hasErrors());
  }
}
