package dev.terrane.engine.ephemeral;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.part.EphemeralResourcePart;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Closes an ephemeral resource, if the author's class closes. A stop of Terraform does not
/// interrupt it, because nothing else would close.
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
    session.openResources().remove(found.typeName(), privateData);
    var kept = PrivateData.of(session, privateData);
    var call = AuthorCall.reading(session, diagnostics, kept.state());
    session.guard(found.method("close"), diagnostics).unstoppable().run(() -> found.close(call));
  }

  /// Has the end of the session close it, if Terraform does not. A failure is logged then.
  void closeAtEnd(EphemeralResourcePart found, Bytes privateData) {
    if (found.closes()) {
      session
          .openResources()
          .add(found.typeName(), privateData, () -> closeNow(found, privateData));
    }
  }

  private void closeNow(EphemeralResourcePart found, Bytes privateData) {
    var diagnostics = new Diagnostics();
    close(found, privateData, diagnostics);
    diagnostics.all().forEach(finding -> log(found, finding));
  }

  private void log(EphemeralResourcePart found, Diagnostic finding) {
    session
        .log()
        .warn(
            "Closing "
                + found.method("close").subject()
                + " at the end of the session. "
                + finding.summary()
                + ": "
                + finding.detail());
  }
}
