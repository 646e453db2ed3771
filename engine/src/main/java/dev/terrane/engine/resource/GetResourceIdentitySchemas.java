package dev.terrane.engine.resource;

import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Returns the identity schemas of resource types. Terraform calls it after GetProviderSchema.
public final class GetResourceIdentitySchemas {
  private final Session session;

  public GetResourceIdentitySchemas(Session session) {
    this.session = session;
  }

  public record Request() {}

  public record Response(Map<String, IdentitySchema> identities, List<Diagnostic> diagnostics) {
    public Response {
      identities = Map.copyOf(identities);
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Omits schemas that cannot be built, because GetProviderSchema has reported them.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var identities = new TreeMap<String, IdentitySchema>();
    session
        .registry(diagnostics)
        .map(all -> all.parts(Kinds.RESOURCE))
        .orElseGet(Map::of)
        .forEach((name, resource) -> add(identities, name, resource));
    return new Response(identities, diagnostics.all());
  }

  private void add(Map<String, IdentitySchema> identities, String name, Resource resource) {
    session
        .guard(resource.method("schema"), new Diagnostics())
        .call(() -> ResourceIdentity.of(resource))
        .filter(identity -> !identity.isEmpty())
        .ifPresent(identity -> identities.put(name, identity.schema()));
  }
}
