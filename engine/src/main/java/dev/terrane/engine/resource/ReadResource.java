package dev.terrane.engine.resource;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Wire;
import dev.terrane.engine.plan.Result;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.rules.WriteOnly;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Client;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.KeptState;
import dev.terrane.engine.session.Resource;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.util.List;
import java.util.Optional;

/// Looks at the remote object.
public final class ReadResource {
  private final Session session;

  /// In a session.
  public ReadResource(Session session) {
    this.session = session;
  }

  /// What Terraform asks.
  public record Request(
      String typeName,
      DynamicValue currentState,
      Bytes privateState,
      ClientCapabilities clientCapabilities) {}

  /// What the provider answers.
  public record Response(DynamicValue newState, Bytes privateState, List<Diagnostic> diagnostics) {
    /// Copies what it is given.
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Answers. A failure leaves the state as it is.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var unchanged = new Response(request.currentState(), request.privateState(), List.of());
    Response answer =
        session
            .resource(request.typeName(), diagnostics)
            .flatMap(resource ->
                Wire.object(request.currentState(), resource.schema(), "the state", diagnostics)
                    .flatMap(state -> read(resource, state, request, diagnostics)))
            .orElse(unchanged);
    return new Response(answer.newState(), answer.privateState(), diagnostics.all());
  }

  private Optional<Response> read(
      Resource resource, ObjectValue state, Request request, Diagnostics diagnostics) {
    var members = resource.schema().members();
    session.secrets().learn(members, state);
    if (session.client() instanceof Client.NotKnown(var reason)) {
      diagnostics.add(notRefreshed(resource, reason));
      return Optional.empty();
    }
    var kept = KeptState.of(request.privateState().array());
    var method = resource.method("read");
    var deadline = Deadline.of(resource.schema(), Operation.READ, state);
    var call = AuthorCall.reading(session, diagnostics, kept, deadline);
    return session
        .guard(method, diagnostics)
        .within(deadline)
        .call(() -> found(members, state, resource.read(call, state)))
        .filter(found -> new SelfCheck(resource, method, diagnostics).read(state, found))
        .flatMap(found -> Wire.write(found, resource.schema(), diagnostics))
        .map(found -> new Response(found, Bytes.of(kept.toBytes()), List.of()));
  }

  /// What the author found, with what is not his to tell.
  private CtyValue found(List<Attribute<?>> members, ObjectValue state, CtyValue found) {
    session.secrets().learn(members, found);
    var whole = Blocks.completed(members, WriteOnly.removed(members, found));
    return Result.of(members, state, whole);
  }

  private static Diagnostic notRefreshed(Resource resource, String reason) {
    return Diagnostic.warning(
        CtyPath.ROOT,
        "Not refreshed: " + resource.typeName(),
        "The provider block holds a value that Terraform learns during apply ("
            + reason
            + "), so the remote side could not be asked; the stored state was taken instead.");
  }
}
