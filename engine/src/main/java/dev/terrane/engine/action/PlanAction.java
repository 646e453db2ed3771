package dev.terrane.engine.action;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.Deferral;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.part.ActionPart;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.plan.Defaults;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.MetaBlock;
import dev.terrane.engine.session.PlanningCall;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.Optional;

/// Plans an invocation of an action: the author's class checks the configuration.
public final class PlanAction {
  private final Session session;

  public PlanAction(Session session) {
    this.session = session;
  }

  /// The request.
  ///
  /// @param config the configuration, which may contain unknown values
  public record Request(String typeName, DynamicValue config, ClientCapabilities clientCapabilities)
      implements PartRequest {}

  /// The response.
  ///
  /// @param deferral the reason why the invocation cannot be planned yet (AC2)
  public record Response(Optional<Deferred.Reason> deferral, List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    try (var _ = session.journal().activity()) {
      session
          .find(Kinds.ACTION, request.typeName(), diagnostics)
          .filter(ActionPart::plans)
          .ifPresent(found -> plan(found, request, diagnostics));
    }
    // Terraform accepts no other reason.
    var deferral =
        Deferral.of(diagnostics, request.clientCapabilities())
            .filter(Deferred.Reason.PROVIDER_CONFIG_UNKNOWN::equals);
    return new Response(
        deferral, deferral.isPresent() ? diagnostics.withoutDeferral() : diagnostics.all());
  }

  private void plan(ActionPart found, Request request, Diagnostics diagnostics) {
    DynamicValues.config(request.config(), found.schema(), "the configuration", diagnostics)
        .ifPresent(config -> plan(found, config, diagnostics));
  }

  private void plan(ActionPart found, ObjectValue config, Diagnostics diagnostics) {
    var members = found.schema().members();
    session.secrets().learn(members, config);
    var kept = StoredPrivateState.of(new byte[0]);
    var call = new PlanningCall(session, diagnostics, kept, MetaBlock.none(session));
    session
        .guard(found.method("plan"), diagnostics)
        .run(() -> found.plan(call, (ObjectValue) Defaults.apply(members, config)));
  }
}
