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
import dev.terrane.engine.plan.ResultCompletion;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.rules.WriteOnlyValues;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Client;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.MetaBlock;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.util.List;
import java.util.Optional;

/// Reads the remote object.
public final class ReadResource {
  private final Session session;

  public ReadResource(Session session) {
    this.session = session;
  }

  public record Request(
      String typeName,
      DynamicValue currentState,
      Bytes privateState,
      DynamicValue currentIdentity,
      ClientCapabilities clientCapabilities,
      DynamicValue providerMeta)
      implements PartRequest {
    /// A request without a `provider_meta` block.
    public Request(
        String typeName,
        DynamicValue currentState,
        Bytes privateState,
        DynamicValue currentIdentity,
        ClientCapabilities clientCapabilities) {
      this(
          typeName,
          currentState,
          privateState,
          currentIdentity,
          clientCapabilities,
          DynamicValue.ABSENT);
    }
  }

  /// The response.
  ///
  /// @param deferral the reason why the object cannot be read yet; the state is unchanged then
  public record Response(
      DynamicValue newState,
      Bytes privateState,
      DynamicValue newIdentity,
      Optional<Deferred.Reason> deferral,
      List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// The stored state, decoded and as received, and what Terraform sends with it.
  private record Current(
      ObjectValue state, DynamicValue sent, StoredPrivateState kept, MetaBlock meta) {}

  /// Reads the object. After a failure, the state is unchanged.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var unchanged =
        new Response(
            request.currentState(),
            request.privateState(),
            request.currentIdentity(),
            Optional.empty(),
            List.of());
    var answer = answered(request, diagnostics).orElse(unchanged);
    var deferral = Deferral.of(diagnostics, request.clientCapabilities());
    return new Response(
        answer.newState(),
        answer.privateState(),
        answer.newIdentity(),
        deferral,
        deferral.isPresent() ? diagnostics.withoutDeferral() : diagnostics.all());
  }

  private Optional<Response> answered(Request request, Diagnostics diagnostics) {
    try (var _ = session.journal().activity()) {
      return session
          .find(Kinds.RESOURCE, request.typeName(), diagnostics)
          .flatMap(resource ->
              DynamicValues.object(
                      request.currentState(), resource.schema(), "the state", diagnostics)
                  .flatMap(state -> read(resource, state, request, diagnostics)));
    }
  }

  private Optional<Response> read(
      Resource resource, ObjectValue state, Request request, Diagnostics diagnostics) {
    session.secrets().learn(resource.schema().members(), state);
    LostObjects.recorded(session, resource, state);
    if (session.client() instanceof Client.NotKnown(var reason) && !resource.isStateOnly()) {
      diagnostics.add(notRefreshed(resource, reason));
      return Optional.empty();
    }
    var kept = StoredPrivateState.of(request.privateState().array());
    var missing = MissingIdentity.in(state, resource).filter(_ -> !kept.wasImported());
    var meta = new MetaBlock(session, request.providerMeta()::decode);
    var current = new Current(state, request.currentState(), kept, meta);
    return missing.isPresent()
        ? readUnnamed(resource, current, missing.get(), diagnostics)
        : read(resource, current, diagnostics);
  }

  /// Reads an object whose state lacks identity attributes that a new version of the provider has
  /// added. If read fails, the result is a warning, because an error would end the whole command.
  private Optional<Response> readUnnamed(
      Resource resource, Current current, MissingIdentity missing, Diagnostics diagnostics) {
    var findings = new Diagnostics();
    findings.about(resource.schema().members());
    var answer = read(resource, current, findings);
    if (answer.isPresent()) {
      diagnostics.addAll(findings.all());
    } else {
      diagnostics.add(missing.notRead());
    }
    return answer;
  }

  private Optional<Response> read(Resource resource, Current current, Diagnostics diagnostics) {
    var state = current.state();
    var kept = current.kept();
    var method = new DisplayName(resource, session.secrets()).method("read", state);
    var check = new SelfCheck(resource, method, diagnostics);
    var deadline = Deadline.of(resource.schema(), Operation.READ, state);
    var call = AuthorCall.reading(session, diagnostics, kept, deadline).with(current.meta());
    // An import may return another form of the identity than the remote side.
    var comparesIdentity = !kept.wasImported();
    return session
        .guard(check.method(), diagnostics)
        .within(deadline)
        .call(() -> read(resource, call, state))
        .filter(found ->
            check.read(state, found) && (!comparesIdentity || check.sameObject(state, found)))
        .flatMap(found ->
            DynamicValues.write(found, state, current.sent(), resource.schema(), diagnostics)
                .map(written -> answer(written, found, resource, kept)));
  }

  private static Response answer(
      DynamicValue written, CtyValue found, Resource resource, StoredPrivateState kept) {
    var identity = ResourceIdentity.of(resource).known(found);
    return new Response(written, Bytes.of(kept.toBytes()), identity, Optional.empty(), List.of());
  }

  /// Calls the author's `read` and completes its result. An incomplete state of a state-only
  /// resource is returned unchanged.
  private CtyValue read(Resource resource, AuthorCall call, ObjectValue state) throws Exception {
    if (resource.isStateOnly() && !resource.isComplete(state)) {
      return state;
    }
    var members = resource.schema().members();
    var found = resource.read(call, state);
    session.secrets().learn(members, found);
    var whole = Blocks.completed(members, WriteOnlyValues.removed(members, found));
    return ResultCompletion.of(members, state, whole);
  }

  private static Diagnostic notRefreshed(Resource resource, String reason) {
    return Diagnostic.warning(
        CtyPath.ROOT,
        "Not refreshed: " + resource.typeName(),
        "The provider block contains a value that is not known before apply ("
            + reason
            + "), so the provider cannot read the object. The state was not refreshed.");
  }
}
