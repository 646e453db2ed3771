package dev.terrane.engine.ephemeral;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Closes an ephemeral resource.
public final class CloseEphemeralResource {
  private final Session session;

  public CloseEphemeralResource(Session session) {
    this.session = session;
  }

  /// The request.
  ///
  /// @param privateData the private data of open, also after a renewal (E6)
  public record Request(String typeName, Bytes privateData) implements PartRequest {}

  public record Response(List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    session
        .find(Kinds.EPHEMERAL_RESOURCE, request.typeName(), diagnostics)
        .ifPresent(
            found -> new EphemeralCloser(session, found).close(request.privateData(), diagnostics));
    return new Response(diagnostics.all());
  }
}
