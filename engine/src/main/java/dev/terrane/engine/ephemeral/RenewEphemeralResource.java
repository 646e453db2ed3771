package dev.terrane.engine.ephemeral;

import dev.terrane.cty.CtyPath;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.part.EphemeralResourcePart;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.ephemeral.Renewed;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Renews an instance of an ephemeral resource, in parallel to other operations.
public final class RenewEphemeralResource {
  private final Session session;

  public RenewEphemeralResource(Session session) {
    this.session = session;
  }

  /// The request.
  ///
  /// @param privateData the private data of open or of the last renew
  public record Request(String typeName, Bytes privateData) implements PartRequest {}

  /// The response.
  ///
  /// @param renewAt the time at which Terraform renews again; empty for no renewal
  /// @param privateData the private data that Terraform sends to the next renew
  public record Response(
      Optional<Instant> renewAt, Bytes privateData, List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var kept = PrivateData.of(session, request.privateData());
    var renewed =
        session
            .find(Kinds.EPHEMERAL_RESOURCE, request.typeName(), diagnostics)
            .filter(found -> isRenewable(found, diagnostics))
            .flatMap(found -> renewed(found, kept, diagnostics));
    var privateData = kept.with(renewed.map(Renewed::kept).orElse(Map.of()));
    session
        .openInstances()
        .renewed(
            new InstanceKey(request.typeName(), request.privateData()),
            new InstanceKey(request.typeName(), privateData));
    return new Response(renewed.flatMap(Renewed::renewal), privateData, diagnostics.all());
  }

  private static boolean isRenewable(EphemeralResourcePart found, Diagnostics diagnostics) {
    if (!found.renews()) {
      diagnostics.add(
          Diagnostic.error(
              CtyPath.ROOT,
              "Cannot renew " + found.method("renew").subject(),
              "Terraform called Renew, but the ephemeral resource does not support it. This is a bug in"
                  + " Terraform or in the framework."));
    }
    return found.renews();
  }

  private Optional<Renewed> renewed(
      EphemeralResourcePart found, PrivateData kept, Diagnostics diagnostics) {
    var call = AuthorCall.reading(session, diagnostics, kept.state());
    return session
        .guard(found.method("renew"), diagnostics)
        .within(Deadline.NONE)
        .call(() -> found.renew(call));
  }
}
