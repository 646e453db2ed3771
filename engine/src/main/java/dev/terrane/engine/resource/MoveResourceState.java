package dev.terrane.engine.resource;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.RawState;
import dev.terrane.engine.ViolationReport;
import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.part.StateMovers;
import dev.terrane.engine.rules.ResultRules;
import dev.terrane.engine.rules.WriteOnlyValues;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.MovingCall;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.resource.StateMover;
import dev.terrane.provider.schema.Attribute;
import java.util.List;
import java.util.Optional;

/// Moves the state of another resource type, also of another provider. Terraform calls it before
/// the provider is configured.
public final class MoveResourceState {
  private final Session session;

  public MoveResourceState(Session session) {
    this.session = session;
  }

  /// The request.
  ///
  /// @param sourceIdentity without bytes if the source has no identity, or if the CLI sends none
  /// @param sourceIdentityVersion Terraform never sends it
  public record Request(
      String sourceProviderAddress,
      String sourceTypeName,
      long sourceSchemaVersion,
      RawState sourceState,
      Bytes sourcePrivate,
      RawState sourceIdentity,
      long sourceIdentityVersion,
      String targetTypeName)
      implements PartRequest {
    @Override
    public String typeName() {
      return targetTypeName;
    }

    private StateMovers.Source source() {
      return new StateMovers.Source(sourceProviderAddress, sourceTypeName, sourceSchemaVersion);
    }
  }

  /// The response; without values after an error.
  public record Response(
      DynamicValue targetState,
      Bytes targetPrivate,
      DynamicValue targetIdentity,
      List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var failed = new Response(DynamicValue.ABSENT, Bytes.EMPTY, DynamicValue.ABSENT, List.of());
    var answer =
        session
            .find(Kinds.RESOURCE, request.targetTypeName(), diagnostics)
            .flatMap(resource -> move(resource, request, diagnostics))
            .orElse(failed);
    return new Response(
        answer.targetState(), answer.targetPrivate(), answer.targetIdentity(), diagnostics.all());
  }

  private Optional<Response> move(Resource resource, Request request, Diagnostics diagnostics) {
    var former = new FormerState(resource, request.sourceState());
    if (request.sourceState().isEmpty()) {
      diagnostics.add(refused(request, "Terraform sent no state."));
      return Optional.empty();
    }
    return mover(resource, request, diagnostics)
        .flatMap(
            mover -> new Move(former, mover, call(request, diagnostics), diagnostics).run(request));
  }

  private Optional<StateMover<StoredState>> mover(
      Resource resource, Request request, Diagnostics diagnostics) {
    var movers =
        session
            .guard(resource.method("stateMovers"), diagnostics)
            .call(() -> resource.stateMovers(session.providerName()));
    movers.ifPresent(all ->
        new FormerState(resource, request.sourceState())
            .learn(session.secrets(), all.schemas(request.sourceTypeName())));
    var mover = movers.flatMap(all -> all.find(request.source()));
    if (mover.isEmpty() && movers.isPresent()) {
      diagnostics.add(refused(request, unsupported(resource, movers.get())));
    }
    return mover;
  }

  private MovingCall call(Request request, Diagnostics diagnostics) {
    var identity = request.sourceIdentity().json();
    return new MovingCall(
        session,
        diagnostics,
        new MovingCall.Source(
            request.sourceProviderAddress(),
            request.sourceTypeName(),
            request.sourceSchemaVersion(),
            request.sourceState().text(),
            identity.isEmpty() ? Optional.empty() : Optional.of(request.sourceIdentity().text()),
            StoredPrivateState.of(request.sourcePrivate().array())));
  }

  private static Diagnostic refused(Request request, String reason) {
    return Diagnostic.error(
        CtyPath.ROOT,
        "Cannot move " + request.sourceTypeName() + " to " + request.targetTypeName(),
        "The %s cannot take over the state of %s. %s\n\nRemove the moved block. To keep the object,"
                .formatted(request.targetTypeName(), request.source(), reason)
            + " write a removed block for the %s and an import block for the %s."
                .formatted(request.sourceTypeName(), request.targetTypeName()));
  }

  private static String unsupported(Resource resource, StateMovers movers) {
    return movers.movers().isEmpty()
        ? "The resource " + resource.typeName() + " does not support moves from other types."
        : "It supports moves from: " + String.join(", ", movers.sources()) + ".";
  }

  /// The path is part of the text, because the target has other attributes than the source.
  private static String undecoded(CtyException e) {
    var place = e.path().equals(CtyPath.ROOT) ? "That state" : "The " + e.path() + " in that state";
    return place + " does not conform to the schema that the provider expects: " + e.reason() + ".";
  }

  /// One move.
  private final class Move {
    private final FormerState former;
    private final StateMover<StoredState> mover;
    private final MovingCall call;
    private final Diagnostics diagnostics;
    private final Resource resource;
    private final List<Attribute<?>> members;
    private final AuthorMethod method;

    Move(
        FormerState former,
        StateMover<StoredState> mover,
        MovingCall call,
        Diagnostics diagnostics) {
      this.former = former;
      this.mover = mover;
      this.call = call;
      this.diagnostics = diagnostics;
      this.resource = former.resource();
      this.members = resource.schema().members();
      this.method = resource.method("move from " + call.typeName());
    }

    Optional<Response> run(Request request) {
      return former
          .decoded(mover.schema(), e -> refused(request, undecoded(e)), diagnostics)
          .map(state -> (ObjectValue) state)
          .flatMap(this::moved)
          .map(today -> former.repaired(former.withOwned(today)))
          .filter(this::isIdentified)
          .flatMap(today ->
              DynamicValues.write(today, resource.schema(), diagnostics)
                  .map(written -> response(written, today)));
    }

    private Optional<CtyValue> moved(ObjectValue state) {
      return session
          .guard(method, diagnostics)
          .call(() -> (CtyValue) resource.move(mover, call, state))
          .map(today -> WriteOnlyValues.removed(members, today))
          .filter(this::isAccepted);
    }

    private boolean isAccepted(CtyValue today) {
      session.secrets().learn(members, today);
      return ViolationReport.report(
          ResultRules.moved(members, today),
          "returned a value that Terraform rejects",
          method,
          diagnostics);
    }

    /// Terraform reads the object next, by its identity.
    private boolean isIdentified(CtyValue today) {
      var missing = MissingIdentity.in(today, resource);
      missing.ifPresent(one -> diagnostics.add(one.ofMovedObject(method)));
      return missing.isEmpty();
    }

    private Response response(DynamicValue written, CtyValue today) {
      var identity = ResourceIdentity.of(resource).known(today);
      return new Response(written, Bytes.of(call.targetPrivate()), identity, List.of());
    }
  }
}
