package dev.terrane.engine.resource;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.RawState;
import dev.terrane.engine.Wire;
import dev.terrane.engine.plan.Result;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.rules.WriteOnly;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Resource;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.Optional;

/// Reads a stored state with the schema of today.
public final class UpgradeResourceState {
  private final Session session;

  /// In a session.
  public UpgradeResourceState(Session session) {
    this.session = session;
  }

  /// What Terraform asks.
  public record Request(String typeName, long version, RawState rawState) {}

  /// What the provider answers.
  public record Response(DynamicValue upgradedState, List<Diagnostic> diagnostics) {
    /// Copies what it is given.
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Answers. Terraform asks for every stored instance, also when nothing has changed.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var upgraded =
        session
            .resource(request.typeName(), diagnostics)
            .flatMap(resource -> upgrade(resource, request, diagnostics))
            .orElse(DynamicValue.ABSENT);
    return new Response(upgraded, diagnostics.all());
  }

  private static Optional<DynamicValue> upgrade(
      Resource resource, Request request, Diagnostics diagnostics) {
    var schema = resource.schema();
    if (request.version() != schema.version()) {
      diagnostics.add(otherVersion(resource, request));
      return Optional.empty();
    }
    if (request.rawState().json().isEmpty()) {
      return flatmap(resource, request, diagnostics);
    }
    try {
      var stored = Json.decodeLenient(request.rawState().json().array(), schema.type());
      return Wire.write(repaired(resource, stored), schema, diagnostics);
    } catch (CtyException e) {
      diagnostics.add(
          Diagnostic.error(
              e.path(),
              "Unreadable state of " + resource.typeName(),
              "The stored state does not fit the schema of this provider version: "
                  + e.reason()
                  + ". Use the provider version that wrote it, or remove the resource from the state and"
                  + " import it again."));
      return Optional.empty();
    }
  }

  private static CtyValue repaired(Resource resource, CtyValue stored) {
    var members = resource.schema().members();
    var whole = WriteOnly.removed(members, Blocks.completed(members, stored));
    return Result.saved(members, whole, whole);
  }

  private static Optional<DynamicValue> flatmap(
      Resource resource, Request request, Diagnostics diagnostics) {
    if (!request.rawState().flatmap().isEmpty()) {
      diagnostics.add(
          Diagnostic.error(
              CtyPath.ROOT,
              "State of " + resource.typeName() + " is too old",
              "It was written before Terraform 0.12. Upgrade the state with Terraform 0.12 first, or"
                  + " remove the resource from the state and import it again."));
    }
    return Optional.empty();
  }

  private static Diagnostic otherVersion(Resource resource, Request request) {
    return Diagnostic.error(
        CtyPath.ROOT,
        "Unknown state version of " + resource.typeName(),
        "The state was written with schema version "
            + request.version()
            + ", this provider has version "
            + resource.schema().version()
            + " and no way to upgrade. Use a provider version in between, or remove the resource from"
            + " the state and import it again.");
  }
}
