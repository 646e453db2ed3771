package dev.terrane.engine.resource;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.MetaBlock;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.util.List;
import java.util.Optional;

/// Creates, updates or deletes an object.
public final class ApplyResourceChange {
  private final Session session;

  public ApplyResourceChange(Session session) {
    this.session = session;
  }

  public record Request(
      String typeName,
      DynamicValue priorState,
      DynamicValue plannedState,
      DynamicValue config,
      Bytes plannedPrivate,
      DynamicValue plannedIdentity,
      DynamicValue providerMeta)
      implements PartRequest {
    /// A request without a `provider_meta` block.
    // The fields of the message.
    @SuppressWarnings("ParameterNumber")
    public Request(
        String typeName,
        DynamicValue priorState,
        DynamicValue plannedState,
        DynamicValue config,
        Bytes plannedPrivate,
        DynamicValue plannedIdentity) {
      this(
          typeName,
          priorState,
          plannedState,
          config,
          plannedPrivate,
          plannedIdentity,
          DynamicValue.ABSENT);
    }
  }

  public record Response(
      DynamicValue newState,
      Bytes privateState,
      DynamicValue newIdentity,
      List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Applies a plan. After a failure, the response contains the known state of the object.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var unchanged = unchanged(request, request.plannedPrivate(), request.plannedIdentity());
    var answer =
        session
            .find(Kinds.RESOURCE, request.typeName(), diagnostics)
            .flatMap(resource -> apply(resource, request, diagnostics))
            .orElse(unchanged);
    return new Response(
        answer.newState(), answer.privateState(), answer.newIdentity(), diagnostics.all());
  }

  private static Response unchanged(Request request, Bytes kept, DynamicValue identity) {
    return new Response(request.priorState(), kept, identity, List.of());
  }

  private Optional<Response> apply(Resource resource, Request request, Diagnostics diagnostics) {
    var schema = resource.schema();
    var prior = DynamicValues.read(request.priorState(), schema, "the state", diagnostics);
    var planned = DynamicValues.read(request.plannedState(), schema, "the plan", diagnostics);
    if (prior.isEmpty() || planned.isEmpty()) {
      return Optional.empty();
    }
    LostObjects.recorded(session, resource, prior.get());
    var kept = StoredPrivateState.of(request.plannedPrivate().array());
    var meta = new MetaBlock(session, request.providerMeta()::decode);
    session.secrets().learn(schema.members(), prior.get());
    session.secrets().learn(schema.members(), planned.get());
    if (!(planned.get() instanceof ObjectValue wanted)) {
      return deleted(resource, prior.get(), kept, meta, diagnostics)
          .flatMap(gone -> answer(new CreateOrUpdate.NewState(gone), resource, kept, diagnostics))
          .or(() -> Optional.of(left(request, prior.get(), resource, kept)));
    }
    return DynamicValues.config(request.config(), schema, "the configuration", diagnostics)
        .map(config ->
            new CreateOrUpdate(session, resource, kept, meta, diagnostics)
                .run(prior.get(), wanted, config))
        .flatMap(state -> answer(state, resource, kept, diagnostics));
  }

  /// The response of a delete that failed: the prior state, with the private state that was saved.
  private static Response left(
      Request request, CtyValue prior, Resource resource, StoredPrivateState kept) {
    var identity = ResourceIdentity.of(resource).known(prior);
    return unchanged(request, Bytes.of(kept.toBytes()), identity);
  }

  /// Deletes the object; empty, with a diagnostic, if the object may still exist.
  private Optional<CtyValue> deleted(
      Resource resource,
      CtyValue prior,
      StoredPrivateState kept,
      MetaBlock meta,
      Diagnostics diagnostics) {
    var gone = CtyValue.nullOf(resource.schema().type());
    if (!(prior instanceof ObjectValue state) || resource.isStateOnly()) {
      return Optional.of(gone);
    }
    var missing = MissingIdentity.in(state, resource);
    if (missing.isPresent()) {
      diagnostics.add(missing.get().not("delete"));
      return Optional.empty();
    }
    var deadline = Deadline.of(resource.schema(), Operation.DELETE, state);
    var call = AuthorCall.reading(session, diagnostics, kept, deadline).with(meta);
    var done =
        session
            .guard(
                new DisplayName(resource, session.secrets()).method("delete", state), diagnostics)
            .within(deadline)
            .run(() -> resource.delete(call, state));
    return done ? Optional.of(gone) : Optional.empty();
  }

  private static Optional<Response> answer(
      CreateOrUpdate.NewState made,
      Resource resource,
      StoredPrivateState kept,
      Diagnostics diagnostics) {
    var state = made.value();
    var keptBytes = state.isNull() ? Bytes.EMPTY : Bytes.of(kept.toBytes());
    // Terraform loses an identity that a response lacks (AP13), so a response after a failure
    // contains it, too.
    return made.encoded()
        .or(() -> DynamicValues.write(state, resource.schema(), diagnostics))
        .map(written ->
            new Response(
                written, keptBytes, ResourceIdentity.of(resource).known(state), List.of()));
  }
}
