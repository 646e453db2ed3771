package dev.terrane.engine.resource;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.plan.GeneratedConfiguration;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.Optional;

/// Returns the configuration that a CLI writes for an object that was imported or listed. Calls no
/// method of the author.
public final class GenerateResourceConfig {
  private final Session session;

  public GenerateResourceConfig(Session session) {
    this.session = session;
  }

  public record Request(String typeName, DynamicValue state) implements PartRequest {}

  public record Response(DynamicValue config, List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var config =
        session
            .find(Kinds.RESOURCE, request.typeName(), diagnostics)
            .flatMap(resource -> config(resource, request, diagnostics));
    return new Response(config.orElse(DynamicValue.ABSENT), diagnostics.all());
  }

  private static Optional<DynamicValue> config(
      Resource resource, Request request, Diagnostics diagnostics) {
    var schema = resource.schema();
    return DynamicValues.object(request.state(), schema, "the state", diagnostics)
        .map(state -> GeneratedConfiguration.of(schema.members(), state))
        .flatMap(config -> DynamicValues.write(config, schema, diagnostics));
  }
}
