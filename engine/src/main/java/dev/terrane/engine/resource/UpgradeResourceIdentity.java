package dev.terrane.engine.resource;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.RawState;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.Optional;

/// Decodes a stored identity of another version with the current schema. Missing attributes do no
/// harm: the next refresh computes the identity from the state.
public final class UpgradeResourceIdentity {
  private final Session session;

  public UpgradeResourceIdentity(Session session) {
    this.session = session;
  }

  /// The request; a raw identity without bytes means that none is stored.
  public record Request(String typeName, long version, RawState rawIdentity)
      implements PartRequest {}

  /// The response; the identity is null if it must be computed from the state.
  public record Response(DynamicValue upgradedIdentity, List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var upgraded =
        session
            .find(Kinds.RESOURCE, request.typeName(), diagnostics)
            .flatMap(resource -> upgrade(resource, request, diagnostics))
            .orElse(DynamicValue.ABSENT);
    return new Response(upgraded, diagnostics.all());
  }

  private static Optional<DynamicValue> upgrade(
      Resource resource, Request request, Diagnostics diagnostics) {
    var identity = ResourceIdentity.of(resource);
    if (request.version() > resource.schema().version()) {
      diagnostics.add(newer(resource, request));
      return Optional.empty();
    }
    try {
      var stored = stored(identity, request);
      return Optional.of(DynamicValue.of(identity.in(stored), identity.type()));
    } catch (CtyException e) {
      diagnostics.add(unreadable(resource, e));
      return Optional.empty();
    }
  }

  private static CtyValue stored(ResourceIdentity identity, Request request) {
    var json = request.rawIdentity().json();
    return json.isEmpty()
        ? CtyValue.nullOf(identity.type())
        : Json.decodeLenient(json.array(), identity.type());
  }

  private static Diagnostic newer(Resource resource, Request request) {
    return Diagnostic.error(
        CtyPath.ROOT,
        "Unsupported identity version of " + resource.typeName(),
        "The identity was stored with schema version "
            + request.version()
            + ", but this provider has version "
            + resource.schema().version()
            + ". It was stored by a newer version of the provider; use that version.");
  }

  private static Diagnostic unreadable(Resource resource, CtyException e) {
    return Diagnostic.error(
        e.path(),
        "Cannot decode the identity of " + resource.typeName(),
        "The stored identity does not conform to the schema of this provider version: "
            + e.reason()
            + ". Use the provider version that stored it, or remove the resource from the state and"
            + " import it again.");
  }
}
