package dev.terrane.engine.ephemeral;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.part.EphemeralResourcePart;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Closes what an ephemeral resource has opened. Where the author does not close, there is nothing
/// to do.
public final class CloseEphemeralResource {
  private final Session session;

  public CloseEphemeralResource(Session session) {
    this.session = session;
  }

  /// The request.
  ///
  /// @param privateData what open answered, also after a renewal (E6)
  public record Request(String typeName, Bytes privateData) {}

  public record Response(List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    session
        .find(Kinds.EPHEMERAL_RESOURCE, request.typeName(), diagnostics)
        .ifPresent(found -> close(found, request.privateData(), diagnostics));
    return new Response(diagnostics.all());
  }

  void close(EphemeralResourcePart found, Bytes privateData, Diagnostics diagnostics) {
    if (!found.closes()) {
      return;
    }
    var kept = PrivateData.of(session, privateData);
    var call = AuthorCall.reading(session, diagnostics, kept.state());
    session
        .guard(found.method("close"), diagnostics)
        .within(Deadline.NONE)
        .run(() -> found.close(call));
  }
}
