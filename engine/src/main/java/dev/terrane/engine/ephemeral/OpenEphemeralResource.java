package dev.terrane.engine.ephemeral;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.Deferral;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.log.DelayedLog;
import dev.terrane.engine.part.EphemeralResourcePart;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Opens an ephemeral resource. An instance is closed immediately if its result cannot be returned,
/// because Terraform does not close it.
public final class OpenEphemeralResource {
  private final Session session;

  public OpenEphemeralResource(Session session) {
    this.session = session;
  }

  public record Request(String typeName, DynamicValue config, ClientCapabilities clientCapabilities)
      implements PartRequest {}

  /// The response.
  ///
  /// @param renewAt the time at which Terraform renews; empty for no renewal
  /// @param privateData the private data that Terraform sends to renew and close
  /// @param deferral the reason why the resource cannot be opened yet; the result is unknown then
  public record Response(
      DynamicValue result,
      Optional<Instant> renewAt,
      Bytes privateData,
      Optional<Deferred.Reason> deferral,
      List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    try (var _ = session.journal().activity()) {
      return answer(request, diagnostics).orElseGet(() -> failed(diagnostics));
    }
  }

  private static Response failed(Diagnostics diagnostics) {
    return new Response(
        DynamicValue.ABSENT, Optional.empty(), Bytes.EMPTY, Optional.empty(), diagnostics.all());
  }

  private Optional<Response> answer(Request request, Diagnostics diagnostics) {
    return session
        .find(Kinds.EPHEMERAL_RESOURCE, request.typeName(), diagnostics)
        .flatMap(found ->
            DynamicValues.config(request.config(), found.schema(), "the configuration", diagnostics)
                .filter(
                    config -> DynamicValues.requireKnown(config, found.method("open"), diagnostics))
                .map(config -> answer(found, config, request, diagnostics)));
  }

  private Response answer(
      EphemeralResourcePart found, ObjectValue config, Request request, Diagnostics diagnostics) {
    var deadline = Deadline.of(found.schema(), Operation.OPEN, config);
    var kept = PrivateData.of(session, Bytes.EMPTY);
    var call = AuthorCall.reading(session, diagnostics, kept.state(), deadline);
    var opening = new EphemeralOpener(session, found, config, kept, diagnostics);
    // Log lines may contain sensitive values of the result, so they are written afterwards.
    var log = DelayedLog.of(session.log());
    call.logTo(log);
    try {
      var opened = opening.open(call, deadline);
      var deferral = Deferral.of(call, diagnostics, request.clientCapabilities());
      return opened.isEmpty() && deferral.isPresent()
          ? deferred(found, deferral, Deferral.findings(call, diagnostics))
          : opened
              .flatMap(one -> answered(opening, one, diagnostics))
              .orElseGet(() -> failed(diagnostics));
    } finally {
      log.release();
    }
  }

  private static Response deferred(
      EphemeralResourcePart found, Optional<Deferred.Reason> deferral, List<Diagnostic> findings) {
    var type = found.schema().type();
    var open = DynamicValue.of(CtyValue.unknown(type), type);
    return new Response(open, Optional.empty(), Bytes.EMPTY, deferral, findings);
  }

  private Optional<Response> answered(
      EphemeralOpener opening, Opened<Object> opened, Diagnostics diagnostics) {
    var privateData = opening.kept().with(opened.kept());
    var result = opening.result(opened);
    if (result.isEmpty()) {
      new EphemeralCloser(session, opening.part()).close(privateData, diagnostics);
    }
    return result.map(value ->
        new Response(value, opened.renewal(), privateData, Optional.empty(), diagnostics.all()));
  }
}
