package dev.terrane.engine.resource;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.RawState;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Resource;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.Optional;

/// Reads a stored identity of another version with the schema of today. What is missing there costs
/// nothing: the next refresh makes the identity of the state.
public final class UpgradeResourceIdentity {
  private final Session session;

  /// In a session.
  public UpgradeResourceIdentity(Session session) {
    this.session = session;
  }

  /// What Terraform asks; an identity without bytes was never stored.
  public record Request(String typeName, long version, RawState rawIdentity) {}

  /// What the provider answers; null where the state has to tell the identity.
  public record Response(DynamicValue upgradedIdentity, List<Diagnostic> diagnostics) {
    /// Copies what it is given.
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Answers.
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
    var identity = Identity.of(resource.schema());
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

  private static CtyValue stored(Identity identity, Request request) {
    var json = request.rawIdentity().json();
    return json.isEmpty()
        ? CtyValue.nullOf(identity.type())
        : Json.decodeLenient(json.array(), identity.type());
  }

  private static Diagnostic newer(Resource resource, Request request) {
    return Diagnostic.error(
        CtyPath.ROOT,
        "Unknown identity version of " + resource.typeName(),
        "The identity was written with schema version "
            + request.version()
            + ", this provider has version "
            + resource.schema().version()
            + ". A newer version of the provider has written it; use that one.");
  }

  private static Diagnostic unreadable(Resource resource, CtyException e) {
    return Diagnostic.error(
        e.path(),
        "Unreadable identity of " + resource.typeName(),
        "The stored identity does not fit the schema of this provider version: "
            + e.reason()
            + ". Use the provider version that wrote it, or remove the resource from the state and"
            + " import it again.");
  }
}
