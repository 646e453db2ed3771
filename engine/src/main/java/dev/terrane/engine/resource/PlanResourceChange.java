package dev.terrane.engine.resource;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Wire;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.KeptState;
import dev.terrane.engine.session.PlanningCall;
import dev.terrane.engine.session.Resource;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.Optional;

/// Predicts what apply will do.
public final class PlanResourceChange {
  private final Session session;

  /// In a session.
  public PlanResourceChange(Session session) {
    this.session = session;
  }

  /// What Terraform asks.
  public record Request(
      String typeName,
      DynamicValue priorState,
      DynamicValue proposedNewState,
      DynamicValue config,
      Bytes priorPrivate,
      Bytes plannedPrivate,
      DynamicValue priorIdentity,
      ClientCapabilities clientCapabilities) {}

  /// What the provider answers.
  public record Response(
      DynamicValue plannedState,
      List<CtyPath> requiresReplace,
      Bytes plannedPrivate,
      DynamicValue plannedIdentity,
      List<Diagnostic> diagnostics) {
    /// Copies what it is given.
    public Response {
      requiresReplace = List.copyOf(requiresReplace);
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Answers. What Terraform proposes is worked out anew: versions of Terraform differ in it.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var failed =
        new Response(
            DynamicValue.ABSENT,
            List.of(),
            request.priorPrivate(),
            request.priorIdentity(),
            List.of());
    var answer =
        session
            .resource(request.typeName(), diagnostics)
            .flatMap(resource -> plan(resource, request, diagnostics))
            .orElse(failed);
    return new Response(
        answer.plannedState(),
        answer.requiresReplace(),
        answer.plannedPrivate(),
        answer.plannedIdentity(),
        diagnostics.all());
  }

  private Optional<Response> plan(Resource resource, Request request, Diagnostics diagnostics) {
    var schema = resource.schema();
    var prior = Wire.read(request.priorState(), schema, "the state", diagnostics);
    var proposed = Wire.read(request.proposedNewState(), schema, "the proposed state", diagnostics);
    if (prior.isEmpty() || proposed.isEmpty()) {
      return Optional.empty();
    }
    LostObjects.recorded(session, resource, prior.get());
    var kept = KeptState.of(request.priorPrivate().array());
    if (proposed.get().isNull()) {
      return destroy(resource, prior.get(), kept, diagnostics);
    }
    var change = new Change(session, resource, kept, diagnostics);
    return Wire.config(request.config(), schema, "the configuration", diagnostics)
        .flatMap(config ->
            change
                .plan(prior.get(), config)
                .map(planned -> named(resource, prior.get(), planned, config, diagnostics)))
        .flatMap(planned ->
            Wire.write(planned.state(), schema, diagnostics)
                .map(state -> answer(state, prior.get(), planned, resource, kept)));
  }

  private Change.Planned named(
      Resource resource,
      CtyValue prior,
      Change.Planned planned,
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
      Change.Planned planned,
      Resource resource,
      KeptState kept) {
    var identity = Identity.of(resource.schema()).planned(prior, planned.state());
    return new Response(state, planned.replace(), Bytes.of(kept.toBytes()), identity, List.of());
  }

  private Optional<Response> destroy(
      Resource resource, CtyValue prior, KeptState kept, Diagnostics diagnostics) {
    // Where the object cannot be found, apply says so: a plan that failed would keep the others.
    if (resource.plans()
        && prior instanceof ObjectValue state
        && MissingIdentity.in(state, resource).isEmpty()) {
      session.secrets().learn(resource.schema().members(), state);
      var call = new PlanningCall(session, diagnostics, kept);
      session
          .guard(
              new ObjectName(resource, session.secrets()).method("planDestroy", state), diagnostics)
          .run(() -> resource.planDestroy(call, state));
    }
    var identity = Identity.of(resource.schema()).known(prior);
    return Wire.write(CtyValue.nullOf(resource.schema().type()), resource.schema(), diagnostics)
        .map(gone -> new Response(gone, List.of(), Bytes.of(kept.toBytes()), identity, List.of()));
  }
}
