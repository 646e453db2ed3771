package dev.terrane.engine.resource;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.Deferral;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.MetaBlock;
import dev.terrane.engine.session.PlanningCall;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.Optional;

/// Plans a create, an update or a delete.
public final class PlanResourceChange {
  private final Session session;

  public PlanResourceChange(Session session) {
    this.session = session;
  }

  public record Request(
      String typeName,
      DynamicValue priorState,
      DynamicValue proposedNewState,
      DynamicValue config,
      Bytes priorPrivate,
      Bytes plannedPrivate,
      DynamicValue priorIdentity,
      ClientCapabilities clientCapabilities,
      DynamicValue providerMeta)
      implements PartRequest {
    /// A request without a `provider_meta` block.
    // The fields of the message.
    @SuppressWarnings("ParameterNumber")
    public Request(
        String typeName,
        DynamicValue priorState,
        DynamicValue proposedNewState,
        DynamicValue config,
        Bytes priorPrivate,
        Bytes plannedPrivate,
        DynamicValue priorIdentity,
        ClientCapabilities clientCapabilities) {
      this(
          typeName,
          priorState,
          proposedNewState,
          config,
          priorPrivate,
          plannedPrivate,
          priorIdentity,
          clientCapabilities,
          DynamicValue.ABSENT);
    }
  }

  /// The response.
  ///
  /// @param deferral the reason why the change cannot be planned yet; the planned state is what is
  ///   known without the author's plan then
  public record Response(
      DynamicValue plannedState,
      List<CtyPath> requiresReplace,
      Bytes plannedPrivate,
      DynamicValue plannedIdentity,
      Optional<Deferred.Reason> deferral,
      List<Diagnostic> diagnostics) {
    public Response {
      requiresReplace = List.copyOf(requiresReplace);
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Plans. The proposed new state is computed again, because versions of Terraform propose
  /// different ones.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var failed =
        new Response(
            DynamicValue.ABSENT,
            List.of(),
            request.priorPrivate(),
            request.priorIdentity(),
            Optional.empty(),
            List.of());
    var answer =
        session
            .find(Kinds.RESOURCE, request.typeName(), diagnostics)
            .flatMap(resource -> plan(resource, request, diagnostics))
            .orElse(failed);
    var deferral = Deferral.of(diagnostics, request.clientCapabilities());
    return new Response(
        answer.plannedState(),
        answer.requiresReplace(),
        answer.plannedPrivate(),
        answer.plannedIdentity(),
        deferral,
        deferral.isPresent() ? diagnostics.withoutDeferral() : diagnostics.all());
  }

  private Optional<Response> plan(Resource resource, Request request, Diagnostics diagnostics) {
    var schema = resource.schema();
    var prior = DynamicValues.read(request.priorState(), schema, "the state", diagnostics);
    if (prior.isEmpty()) {
      return Optional.empty();
    }
    LostObjects.recorded(session, resource, prior.get());
    var kept = StoredPrivateState.of(request.priorPrivate().array());
    var meta = new MetaBlock(session, request.providerMeta()::decode);
    var call = new PlanningCall(session, diagnostics, kept, meta);
    // A null proposal is a destroy; the engine computes every other proposal itself.
    if (request.proposedNewState().isNull()) {
      return destroy(resource, prior.get(), kept, call, diagnostics);
    }
    return DynamicValues.config(request.config(), schema, "the configuration", diagnostics)
        .flatMap(config ->
            planned(resource, prior.get(), config, call, diagnostics)
                .map(planned -> named(resource, prior.get(), planned, config, diagnostics))
                .or(() ->
                    Deferral.of(diagnostics, request.clientCapabilities())
                        .map(_ ->
                            new PlanBuilder(session, resource, call, diagnostics)
                                .withoutAuthor(prior.get(), config))))
        .flatMap(planned ->
            DynamicValues.write(
                    planned.state(), prior.get(), request.priorState(), schema, diagnostics)
                .map(state -> answer(state, prior.get(), planned, resource, kept)));
  }

  private Optional<PlanBuilder.Planned> planned(
      Resource resource,
      CtyValue prior,
      ObjectValue config,
      PlanningCall call,
      Diagnostics diagnostics) {
    try (var _ = session.journal().activity()) {
      return new PlanBuilder(session, resource, call, diagnostics).plan(prior, config);
    }
  }

  private PlanBuilder.Planned named(
      Resource resource,
      CtyValue prior,
      PlanBuilder.Planned planned,
      ObjectValue config,
      Diagnostics diagnostics) {
    if (prior.isNull()) {
      new LostObjects(session, resource, diagnostics).warn(planned.state(), config);
    }
    return planned;
  }

  private static Response answer(
      DynamicValue state,
      CtyValue prior,
      PlanBuilder.Planned planned,
      Resource resource,
      StoredPrivateState kept) {
    var identity = ResourceIdentity.of(resource).planned(prior, planned.state());
    return new Response(
        state, planned.replace(), Bytes.of(kept.toBytes()), identity, Optional.empty(), List.of());
  }

  private Optional<Response> destroy(
      Resource resource,
      CtyValue prior,
      StoredPrivateState kept,
      PlanningCall call,
      Diagnostics diagnostics) {
    // Apply reports an object that cannot be found, because an error in the plan would end the
    // whole command.
    if (resource.plans()
        && prior instanceof ObjectValue state
        && MissingIdentity.in(state, resource).isEmpty()) {
      session.secrets().learn(resource.schema().members(), state);
      session
          .guard(
              new DisplayName(resource, session.secrets()).method("planDestroy", state),
              diagnostics)
          .run(() -> resource.planDestroy(call, state));
    }
    var identity = ResourceIdentity.of(resource).known(prior);
    return DynamicValues.write(
            CtyValue.nullOf(resource.schema().type()), resource.schema(), diagnostics)
        .map(gone ->
            new Response(
                gone, List.of(), Bytes.of(kept.toBytes()), identity, Optional.empty(), List.of()));
  }
}
